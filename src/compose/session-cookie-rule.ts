import type { Config } from '../config.ts';

/** Without a public address the service is reached where it listens: by plain http, which is for loopback only. */
export function cookieIsSecure({ publicUrl, host }: Config): boolean {
  if (publicUrl !== null && !publicUrl.startsWith('https://')) return !isLoopback(new URL(publicUrl).hostname);
  return publicUrl !== null || !isLoopback(host);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
