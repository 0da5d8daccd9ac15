export { countPanel } from './brand-prompt-store.ts';
export { type BrandPrompt, type BrandPrompts, createBrandPrompts } from './brand-prompts.ts';
export { discoveryPrompts } from './discovery.ts';
export { expandTemplates, type Prompt, type PromptSubject } from './expand.ts';
export { LANGUAGES, type Language, languageOf } from './language.ts';
export { insertPack, type PromptPack, selectPack, setDefaultPack, upsertPrompts } from './pack-store.ts';
export { createPacks, type DatedPack, type PackSummary, type Packs } from './packs.ts';
export { promptHash } from './prompt-hash.ts';
export { BUILT_IN_TEMPLATES, type PromptTemplate, STAGES, type Stage } from './templates.ts';
