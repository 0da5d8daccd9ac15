import { getAuthority } from './authority.ts';
import { createBrand, getBrand, listBrands } from './brands.ts';
import { listCitations } from './citations.ts';
import type { V1 } from './contract.ts';
import { pickPrompts } from './picker.ts';
import { createProbe, getProbe } from './probes.ts';
import { listIncidents } from './sentinel.ts';
import { getHealth, getOpenapi } from './service.ts';
import { suggestRewrite } from './suggest.ts';
import { registerWebhook } from './webhooks.ts';

export const v1 = {
  getHealth,
  getOpenapi,
  listBrands,
  createBrand,
  getBrand,
  createProbe,
  getProbe,
  listCitations,
  pickPrompts,
  getAuthority,
  listIncidents,
  suggestRewrite,
  registerWebhook,
} satisfies V1;
