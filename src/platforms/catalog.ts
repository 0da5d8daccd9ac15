/**
 * The eight platforms and what is known of each before any configuration.
 *
 * Base URL, model, prices and concurrency are defaults only: every one of them can be replaced by configuration, because
 * vendors change them without notice. Prices are list prices in US dollars (prices published in yuan were converted at
 * 7.1) on the day given in `asOf`, outside peak hours where those differ; they serve to estimate costs. An invoice may
 * differ by discounts, cached tokens and tiers of input length.
 */
export type PlatformId = 'deepseek' | 'kimi' | 'glm' | 'qwen' | 'doubao' | 'chatgpt' | 'gemini' | 'perplexity';

/** The form of request and response: OpenAI-style chat completions, OpenAI-style responses, Google's generateContent. */
export type WireId = 'chat' | 'responses' | 'gemini';

/** US dollars per million tokens, and per web search where the vendor charges for searches; `asOf` is `YYYY-MM-DD`. */
export interface Prices {
  inputPerMillionUsd: number;
  outputPerMillionUsd: number;
  perSearchUsd?: number;
  asOf: string;
}

export interface PlatformInfo {
  id: PlatformId;
  /** Name for readers of any language. */
  name: string;
  /** Name as the Chinese status report shows it. */
  zh: string;
  wire: WireId;
  defaultBaseUrl: string;
  defaultModel: string;
  prices: Prices;
  /** Asks in flight at once. */
  defaultConcurrency: number;
}

/** In the order of the status report. */
export const PLATFORM_IDS = [
  'deepseek',
  'kimi',
  'glm',
  'qwen',
  'doubao',
  'chatgpt',
  'gemini',
  'perplexity',
] as const satisfies readonly PlatformId[];

export const PLATFORM_CATALOG: Readonly<Record<PlatformId, PlatformInfo>> = {
  deepseek: {
    id: 'deepseek',
    name: 'DeepSeek 深度求索',
    zh: '深度求索',
    wire: 'chat',
    defaultBaseUrl: 'https://api.deepseek.com',
    defaultModel: 'deepseek-flash',
    prices: { inputPerMillionUsd: 0.14, outputPerMillionUsd: 0.56, asOf: '2026-09-11' },
    defaultConcurrency: 8,
  },
  kimi: {
    id: 'kimi',
    name: 'Kimi 月之暗面',
    zh: '月之暗面 Kimi',
    wire: 'chat',
    defaultBaseUrl: 'https://api.moonshot.cn/v1',
    defaultModel: 'kimi-k3',
    prices: { inputPerMillionUsd: 3, outputPerMillionUsd: 15, asOf: '2026-07-18' },
    defaultConcurrency: 4,
  },
  glm: {
    id: 'glm',
    name: '智谱 GLM',
    zh: '智谱清言',
    wire: 'chat',
    defaultBaseUrl: 'https://open.bigmodel.cn/api/paas/v4',
    defaultModel: 'glm-5.2',
    prices: { inputPerMillionUsd: 1.4, outputPerMillionUsd: 4.4, perSearchUsd: 0.0014, asOf: '2026-08-20' },
    defaultConcurrency: 4,
  },
  qwen: {
    id: 'qwen',
    name: '通义千问 Qwen',
    zh: '通义千问',
    wire: 'responses',
    defaultBaseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    defaultModel: 'qwen3.5-plus',
    prices: { inputPerMillionUsd: 0.11, outputPerMillionUsd: 0.68, perSearchUsd: 0.0006, asOf: '2026-02-28' },
    defaultConcurrency: 8,
  },
  doubao: {
    id: 'doubao',
    name: '豆包 Doubao',
    zh: '豆包',
    wire: 'responses',
    defaultBaseUrl: 'https://ark.cn-beijing.volces.com/api/v3',
    defaultModel: 'doubao-seed-2-0-pro-260215',
    prices: { inputPerMillionUsd: 0.45, outputPerMillionUsd: 2.25, perSearchUsd: 0.0006, asOf: '2026-02-28' },
    defaultConcurrency: 8,
  },
  chatgpt: {
    id: 'chatgpt',
    name: 'ChatGPT',
    zh: 'ChatGPT',
    wire: 'responses',
    defaultBaseUrl: 'https://api.openai.com/v1',
    defaultModel: 'gpt-5.4-mini',
    prices: { inputPerMillionUsd: 0.75, outputPerMillionUsd: 4.5, perSearchUsd: 0.01, asOf: '2026-04-30' },
    defaultConcurrency: 8,
  },
  gemini: {
    id: 'gemini',
    name: 'Gemini',
    zh: 'Gemini',
    wire: 'gemini',
    defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    defaultModel: 'gemini-3.5-flash',
    prices: { inputPerMillionUsd: 1.5, outputPerMillionUsd: 9, perSearchUsd: 0.014, asOf: '2026-06-30' },
    defaultConcurrency: 8,
  },
  perplexity: {
    id: 'perplexity',
    name: 'Perplexity',
    zh: 'Perplexity',
    wire: 'responses',
    defaultBaseUrl: 'https://api.perplexity.ai',
    defaultModel: 'perplexity/sonar',
    prices: { inputPerMillionUsd: 0.25, outputPerMillionUsd: 2.5, perSearchUsd: 0.0025, asOf: '2026-10-07' },
    defaultConcurrency: 4,
  },
};

/** Whether a string names one of the eight platforms by its canonical id. */
export function isPlatformId(value: string): value is PlatformId {
  return Object.hasOwn(PLATFORM_CATALOG, value);
}
