/** A binding (装订方式) with its fixed description. Its limits are for reading; the ranges of a line decide. */
export interface Binding {
  name: string;
  description: string;
  isHardcover: boolean;
}

/** The twelve bindings, in the order in which they are offered. */
export const BINDINGS: readonly Binding[] = [
  { name: '骑马钉', description: '沿折线钉订，内页页数须为 4 的倍数，适合较薄的册子。', isHardcover: false },
  { name: '普通平装', description: '软封面胶装，书脊平整，经济实用，适合大多数书册。', isHardcover: false },
  { name: '锁线平装', description: '软封面，内页先锁线再上胶，结实耐翻，不易掉页。', isHardcover: false },
  { name: 'PUR平装', description: '软封面，采用 PUR 胶粘合，牢固耐久，翻开更平展。', isHardcover: false },
  { name: '全景平装', description: '软封面，内页可 180 度平摊，跨页图片完整呈现。', isHardcover: false },
  { name: '普通精装', description: '硬壳封面，内页胶装，挺括大方，适合收藏与赠送。', isHardcover: true },
  { name: '锁线精装', description: '硬壳封面，内页锁线，坚固耐翻，适合页数较多的书册。', isHardcover: true },
  { name: 'PUR精装', description: '硬壳封面，采用 PUR 胶粘合内页，牢固且易于翻阅。', isHardcover: true },
  { name: '豪华装', description: '硬壳封面，内页厚实平摊，装帧考究，最多 40 页。', isHardcover: true },
  { name: '对裱精装', description: '硬壳封面，内页两两对裱，可完全平摊，最多 60 页。', isHardcover: true },
  {
    name: '对裱平装',
    description: '软封面，内页两两对裱，可完全平摊，适用 16 至 60 页。',
    isHardcover: false,
  },
  { name: '铁圈装', description: '打孔后穿铁圈，可 360 度翻转，适合台历与挂历。', isHardcover: false },
];

/** The warning (温馨提示) shown with every hardcover binding. */
export const HARDCOVER_WARNING =
  '温馨提示：若封二、封三有内容，封面和封底将在内页的首页和末页重复出现，建议将封二、封三留空。';

/** The binding of exactly that name; null for any other name. */
export function bindingByName(name: string): Binding | null {
  return BINDINGS.find((binding) => binding.name === name) ?? null;
}

const SLUGS = {
  骑马钉: 'qima-ding',
  普通平装: 'putong-ping',
  锁线平装: 'suoxian-ping',
  PUR平装: 'pur-ping',
  全景平装: 'quanjing-ping',
  普通精装: 'putong-jing',
  锁线精装: 'suoxian-jing',
  PUR精装: 'pur-jing',
  豪华装: 'haohua',
  对裱精装: 'duibiao-jing',
  对裱平装: 'duibiao-ping',
  铁圈装: 'tiequan',
} as const;

export type BindingSlug = (typeof SLUGS)[keyof typeof SLUGS];

const slugsByName: ReadonlyMap<string, BindingSlug> = new Map(Object.entries(SLUGS));

/** The name of a binding (装订方式) as a file name; null for a name that is none of the twelve. */
export function bindingSlug(name: string): BindingSlug | null {
  return slugsByName.get(name) ?? null;
}
