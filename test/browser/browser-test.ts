import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, type TestContext, vi } from 'vitest';
import { launchChromium } from './chromium.ts';

/** A page whose every request and complaint is noted. */
export interface WatchedPage {
  page: Page;
  /** Addresses asked for outside the allowed origins; they are refused. */
  outside: string[];
  /** Errors of scripts, and what the browser reports as an error: a refused policy, a resource that failed. */
  errors: string[];
}

export interface TestBrowser {
  /** A browser profile of its own; skips the test where no Chromium runs. */
  open(context: TestContext, options: PageOptions): Promise<WatchedPage>;
}

export interface PageOptions {
  /** Where the page may go; everything else is noted in `outside` and refused. */
  origins: readonly string[];
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
}

/** To be called at the top of a test file; the browser ends with it. */
export function useBrowser(): TestBrowser {
  // Generous for a busy machine, as are the waits in the page: nothing waits for them when it works.
  vi.setConfig({ testTimeout: 150_000 });
  let launched: { browser: Browser } | { missing: string };

  beforeAll(async () => {
    launched = await launchChromium();
  }, 180_000);

  afterAll(async () => {
    if ('browser' in launched) await launched.browser.close();
  });

  return {
    async open({ skip, onTestFinished }, options) {
      if ('missing' in launched) return skip(`needs Chromium: ${launched.missing.split('\n')[0]}`);
      const { origins, ...look } = options;
      const context = await launched.browser.newContext(look);
      onTestFinished(() => context.close());
      context.setDefaultTimeout(60_000);
      const watched: WatchedPage = { page: await context.newPage(), outside: [], errors: [] };
      await context.route('**', async (route) => {
        const { origin } = new URL(route.request().url());
        if (origins.includes(origin)) return route.continue();
        watched.outside.push(route.request().url());
        return route.abort();
      });
      watched.page.on('pageerror', (error) => watched.errors.push(error.message));
      watched.page.on('console', (message) => {
        if (message.type() === 'error') watched.errors.push(message.text());
      });
      return watched;
    },
  };
}
