/** The first lines of every generated source file. */
export const HEADER = `/* Generated from the interface documents under openapi/ by \`make generate\`: do not edit. */\n`;
