import { brand, type WorldCategory } from './category.ts';

export const projectManagement: WorldCategory = {
  id: 'project-management',
  product: { zh: '项目管理工具', en: 'project management tools' },
  keywords: [
    'project management',
    'task management',
    'task tracker',
    'collaboration tool',
    '项目管理',
    '任务管理',
    '协作工具',
    '协同办公',
  ],
  qualities: {
    zh: ['易用性', '看板视图', '自动化', '集成能力', '权限管理', '价格', '客服响应'],
    en: ['ease of use', 'board views', 'automation', 'integrations', 'access control', 'pricing', 'customer support'],
  },
  media: [
    { site: 'https://www.stackverdict.example', name: { zh: '软件评判', en: 'Stack Verdict' } },
    { site: 'https://www.teamwire.example', name: { zh: '团队连线', en: 'Teamwire' } },
    { site: 'https://community.gongjuxia.example', name: { zh: '工具匣社区', en: 'Gongjuxia Community' } },
  ],
  brands: [
    brand('Taskforge', '锻务', 0.75, 0.45),
    brand('Planivo', '筹盘', 0.69, 0.5),
    brand('Boardly', '板立', 0.6, 0.25),
    brand('Milestonic', '里程台', 0.5, 0.1),
    brand('Kanora', '看诺', 0.44, 0.4),
    brand('Sprintwell', '疾川', 0.36, -0.1),
    brand('Worklane', '工径', 0.3, -0.3),
    brand('Gantria', '甘图', 0.22, 0.2),
  ],
};
