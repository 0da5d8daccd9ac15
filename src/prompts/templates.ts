import type { Language } from './language.ts';

/** Steps of the AIDA funnel: from learning that a category exists to buying. */
export type Stage = 'awareness' | 'interest' | 'desire' | 'action';

export const STAGES: readonly Stage[] = ['awareness', 'interest', 'desire', 'action'];

/** A question with placeholders: `{category}`, `{brand}`, `{competitor}`. */
export interface PromptTemplate {
  language: Language;
  stage: Stage;
  text: string;
}

const ENGLISH: Record<Stage, readonly string[]> = {
  awareness: [
    'What are the best {category} brands right now?',
    'Which companies are best known for {category}?',
    'Who are the leading names in {category} this year?',
    'I am new to {category}. Which brands should I know about?',
    'Give me a list of the top {category} options on the market.',
  ],
  interest: [
    'Which {category} would you recommend, and why?',
    'What should I look for when comparing {category}, and which brands do well on it?',
    'Which {category} brands have the best reputation among users?',
    'What are the strengths and weaknesses of the most popular {category}?',
    'Which {category} offer the most innovative features at the moment?',
  ],
  desire: [
    'Which {category} gives the best value for money?',
    'Which {category} is the most reliable over several years?',
    'Which {category} do experts rate highest, and what do reviews say?',
    'If quality matters more than price, which {category} should I choose?',
    'Which {category} has the best customer service and support?',
  ],
  action: [
    'I want to buy {category} this week. Which one should I get?',
    'Rank the top five {category} for a first-time buyer.',
    'Which {category} is worth the money, and which should I avoid?',
    'Recommend three {category} I can buy today, best first.',
    'Help me decide: which {category} is the safest choice for most people?',
  ],
};

const CHINESE: Record<Stage, readonly string[]> = {
  awareness: [
    '{category}有哪些值得推荐的品牌？',
    '{category}领域最知名的品牌有哪些？',
    '今年{category}行业的领先品牌是哪些？',
    '我刚开始了解{category}，应该知道哪些品牌？',
    '请列出市面上主流的{category}品牌。',
  ],
  interest: [
    '你会推荐哪个{category}品牌？为什么？',
    '对比{category}时应该看哪些方面？哪些品牌表现更好？',
    '用户口碑最好的{category}品牌是哪个？',
    '热门{category}品牌各有什么优缺点？',
    '目前哪些{category}品牌最有创新？',
  ],
  desire: [
    '哪个{category}品牌性价比最高？',
    '{category}哪个品牌质量最可靠、最耐用？',
    '专业评测中评价最高的{category}是哪些？',
    '不考虑价格只看品质，{category}应该选哪个品牌？',
    '哪个{category}品牌的售后服务最好？',
  ],
  action: [
    '我这周想买{category}，应该选哪个品牌？',
    '请为第一次购买的人给{category}品牌排个前五名。',
    '{category}哪个品牌值得买，哪个应该避开？',
    '推荐三个现在就能买的{category}品牌，最好的排在前面。',
    '帮我做个决定：对大多数人来说哪个{category}品牌最稳妥？',
  ],
};

/** The default pack of a new account: 20 discovery templates in each language, five for each AIDA stage. */
export const BUILT_IN_TEMPLATES: readonly PromptTemplate[] = [
  ...templatesOf('zh', CHINESE),
  ...templatesOf('en', ENGLISH),
];

function templatesOf(language: Language, byStage: Record<Stage, readonly string[]>): PromptTemplate[] {
  return STAGES.flatMap((stage) => byStage[stage].map((text) => ({ language, stage, text })));
}
