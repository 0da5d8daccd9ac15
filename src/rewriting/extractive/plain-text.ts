/** What a reader sees of a text in Markdown or HTML, line by line. */
export function plainText(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,2000}\)/g, ' ')
    .replace(/\[([^\]\n]{0,300})\]\((https?:[^)\s]{0,2000})[^)\n]{0,300}\)/g, '$1')
    .replace(/(?<![\p{L}\p{N}*_`])([*_`]{1,3})(?=\S)([^*_`\n]{1,300})\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/[ \t\u3000]+/g, ' ')
    .trim();
}
