import type { AtlasTexts } from '../pages/atlas.ts';
import { at, type Some } from '../pages/calendar/turns.ts';
import furniture from './furniture.json' with { type: 'json' };
import { textsIn } from './texts.ts';

type Goods = readonly [name: string, size: string, text: string];

const { about, kinds } = textsIn<{
  readonly about: string;
  readonly kinds: Some<{ title: string; intro: string; wood: string; goods: Some<Goods> }>;
}>(furniture);

export const FURNITURE: AtlasTexts = {
  about,
  groups: kinds,
  perGroup: 6,
  entry(group, place) {
    const { goods, wood, title } = at(kinds, group);
    const [name, size, text] = at(goods, place);
    const price = 180 + ((group * 7 + place * 13) % 29) * 120;
    return {
      name,
      kind: `${title} · 编号 ${group + 1}${String(place + 1).padStart(2, '0')}`,
      facts: [
        ['尺寸', size],
        ['材料', wood],
        ['参考价', `¥ ${price}.00`],
        ['交期', `${7 + ((group + place) % 4) * 7} 天`],
      ],
      text,
    };
  },
};
