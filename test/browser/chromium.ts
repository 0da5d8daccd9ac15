import { type Browser, chromium } from 'playwright-core';
import { chromiumBinaries } from './chromium-binary.ts';

/** A real Chromium, or the reason why none runs here. */
export async function launchChromium(): Promise<{ browser: Browser } | { missing: string }> {
  let missing = 'none was found';
  for (const { path, env } of await chromiumBinaries()) {
    try {
      // The sandbox does not start as root, and the pages are our own. Everything else is as in a browser on a desk.
      const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
      const settings = { executablePath: path, args, env: { ...process.env, ...env } as Record<string, string> };
      return { browser: await chromium.launch({ ...settings, timeout: 60_000 }) };
    } catch (error) {
      missing = (error as Error).message;
    }
  }
  return { missing };
}
