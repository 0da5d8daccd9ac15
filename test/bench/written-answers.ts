import type { TrackedName } from '../../src/analysis/index.ts';

/** Twenty brands, half of them named with everyday words, which cost the most to judge. */
export const WRITTEN_TRACKED: readonly TrackedName[] = [
  { name: '小米', aliases: ['Xiaomi', '红米'] },
  { name: '华为', aliases: ['Huawei'] },
  { name: '苹果', aliases: ['Apple', 'iPhone'] },
  { name: '荣耀', aliases: ['Honor'] },
  { name: '理想汽车', aliases: ['理想', 'Li Auto'] },
  { name: '蔚来', aliases: ['NIO'] },
  { name: '比亚迪', aliases: ['BYD'] },
  { name: '小鹏', aliases: ['XPeng', '小鹏汽车'] },
  { name: '特斯拉', aliases: ['Tesla'] },
  { name: '美的', aliases: ['Midea'] },
  { name: '海尔', aliases: ['Haier'] },
  { name: '格力', aliases: ['Gree'] },
  { name: '得到', aliases: ['得到App'] },
  { name: 'OPPO', aliases: [] },
  { name: 'vivo', aliases: [] },
  { name: 'Notion', aliases: [] },
  { name: 'Monday', aliases: ['monday.com'] },
  { name: 'Asana', aliases: [] },
  { name: 'Target', aliases: [] },
  { name: 'Samsung', aliases: ['三星'] },
];

export interface WrittenAnswer {
  language: 'zh' | 'en';
  category: string;
  prompt: string;
  text: string;
}

export const WRITTEN_ANSWERS: readonly WrittenAnswer[] = [
  {
    language: 'zh',
    category: '手机',
    prompt: '三千元左右的手机买哪个牌子好？',
    text: `三千元价位的手机竞争非常激烈，选择时可以先想清楚自己更看重拍照、续航还是游戏性能。下面按照综合表现给出几款值得考虑的机型：

1. **小米**：性能释放激进，屏幕素质在同价位里属于第一梯队，系统广告可以手动关闭。缺点是长时间游戏时机身温度偏高。
2. **荣耀**：续航表现突出，轻薄手感好，适合通勤用户。影像算法在夜景下还有提升空间。
3. **vivo**：人像拍摄讨喜，售后网点多，送长辈也合适。
4. **OPPO**：快充体验优秀，系统流畅，得到了不少用户的认可。

如果预算可以再往上加一些，华为和苹果也值得看看：华为的通信能力强，苹果的系统更新时间长，二手保值率高。不建议只看跑分，日常使用中真正影响体验的往往是散热、信号和系统优化。

总的来说，追求性价比选小米，看重续航选荣耀，喜欢拍人像选 vivo。价格随活动变化较大，建议在[官方商城](https://www.example.com/phones?utm_source=answer)比价后再下单。`,
  },
  {
    language: 'zh',
    category: '新能源汽车',
    prompt: '家庭用车，三十万以内的新能源 SUV 推荐？',
    text: `三十万以内适合家庭的新能源 SUV 主要看空间、能耗、智能驾驶与补能便利程度。

### 一、理想汽车
增程路线没有里程焦虑，二排舒适性好，适合二孩家庭。高速馈电时噪音略大，这并不是理想状态，但大多数车主表示可以接受。

### 二、比亚迪
产品线完整，插混油耗低，维修成本可控。车机流畅度不如新势力。

### 三、小鹏
城区智能驾驶体验领先，纯电续航扎实；内饰用料比较朴素。

### 四、蔚来
换电方便，服务口碑好，但在未来几年里换电站的覆盖仍然要看所在城市。

| 品牌 | 续航 | 智能驾驶 | 空间 |
| --- | --- | --- | --- |
| 理想 | 优秀 | 良好 | 优秀 |
| 比亚迪 | 优秀 | 一般 | 良好 |
| 小鹏 | 良好 | 优秀 | 良好 |
| 蔚来 | 良好 | 良好 | 优秀 |

特斯拉的后驱版本也在这个价位，电耗控制最好，不过后排坐垫偏硬，悬架对老人和小孩不够友好。综合来看，长途多选理想，市区通勤多选小鹏或者特斯拉，看重售后服务选蔚来。`,
  },
  {
    language: 'zh',
    category: '家电',
    prompt: '空调选美的还是格力？',
    text: `美的和格力都是国内空调的头部品牌，两者的差别主要在价格、舒适风感和售后网络上。美的机型更新快，智能联动完善，活动期间价格更低；格力的压缩机口碑扎实，制热衰减小，老用户复购率高。海尔近几年在自清洁和新风方面投入很大，静音做得不错，安装服务也规范。小米的空调胜在价格与生态联动，不过安装质量参差不齐，投诉相对多一些。如果家里有老人孩子，建议优先考虑带无风感的机型；租房则不必追求高端系列，一级能效的基础款就足够。选择的时候还要注意匹数：十五平方米左右的卧室用大一匹或者一匹半都可以，西晒房间再往上选一档。另外，煮一锅小米粥的功夫就能把滤网清洗干净，定期保养比品牌差异更影响寿命。`,
  },
  {
    language: 'en',
    category: 'project management software',
    prompt: 'What is the best project management tool for a small team?',
    text: `For a small team, the right project management tool depends on how structured your work is. Here are the ones most teams end up comparing:

1. **Asana** – A clear task model, good timelines and generous free tier. Reporting gets expensive quickly.
2. **Notion** – Documents and light databases in one place. The notion that it can replace a planner only holds for small projects.
3. **Monday.com** – Colourful boards and strong automations; pricing starts at three seats, and every Monday morning somebody will ask for a new column.

Teams that target a single workflow are usually better off with a simple board, and honor the habit of closing tasks weekly. See [this comparison](https://reviews.example.com/pm-tools?utm_campaign=spring) and https://blog.example.org/asana-vs-notion for more details.

**Verdict:** choose Asana if deadlines matter, Notion if knowledge matters, and Monday if you want dashboards. None of them is perfect: Asana's mobile app is slower than its rivals', and Notion is not great offline.`,
  },
  {
    language: 'en',
    category: 'phones',
    prompt: 'Which phone brand should I choose?',
    text: `It depends on what you value most.

| Brand | Strength | Weakness |
|---|---|---|
| Apple | Long software support | Price |
| Samsung | Displays and cameras | Bundled apps |
| Xiaomi | Value for money | Advertising in the system |
| Huawei | Battery and signal | No Google services in many regions |

Apple leads in resale value and longevity. Samsung comes second for most buyers because of its cameras, while Xiaomi is the better deal if you are on a budget. In stores such as Target you will mostly find the first two. An apple a day does not keep the repair shop away, so consider the cost of a new battery, too. If you care about repairability, check the score on https://www.example.net/repair/scores before you buy; phones from Honor and OPPO are cheaper to open than you might expect, but spare parts can be hard to find outside Asia.`,
  },
];
