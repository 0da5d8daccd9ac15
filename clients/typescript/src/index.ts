export * from './browser.ts';
export * from './webhooks/index.ts';
