import type { StepItem } from '#contracts/rules/print/cart-line.ts';
import { gramsOf } from '#contracts/rules/print/spec-tastes.ts';
import { BINDING_PICTURES } from './bindings.ts';
import type { Shape, Tone } from './isometric.ts';
import { type Cloth, cloth, film, finish, type Paper, paper, unknownOption } from './materials.ts';

/** The first line with a word of the text; the last one is for every text. */
function byWord<T>(text: string, table: readonly (readonly [RegExp, T])[]): T | undefined {
  return table.find(([words]) => words.test(text))?.[1];
}

const BINDING_WORDS: readonly (readonly [RegExp, keyof typeof BINDING_PICTURES])[] = [
  [/骑马/, '骑马钉'],
  [/圈装|线圈|铁圈|活页|环装/, '铁圈装'],
  [/豪华装/, '豪华装'],
  [/(对裱|蝴蝶).*(平装|软)/, '对裱平装'],
  [/对裱|蝴蝶装/, '对裱精装'],
  [/全景|平摊/, '全景平装'],
  [/锁线.*精装|精装.*锁线/, '锁线精装'],
  [/PUR.*精装|精装.*PUR/i, 'PUR精装'],
  [/锁线/, '锁线平装'],
  [/PUR/i, 'PUR平装'],
  [/精装|硬壳/, '普通精装'],
  [/平装|胶装|软壳/, '普通平装'],
];

const FILM_WORDS: readonly (readonly [RegExp, 'gloss' | 'matt' | 'none'])[] = [
  [/不覆膜|不过膜|无膜|裸面/, 'none'],
  [/[哑亚]膜|磨砂|触感膜|绒膜/, 'matt'],
  [/膜/, 'gloss'],
];

const FINISH_WORDS: readonly (readonly [RegExp, Parameters<typeof finish>[0]])[] = [
  [/烫银/, 'silver'],
  [/烫|金箔/, 'foil'],
  [/UV|光油/i, 'spot-gloss'],
  [/击凸|起凸|凹凸|压凹|压纹|浮雕/, 'relief'],
  [/圆角/, 'round'],
  [/直角|方角/, 'square'],
];

const PAPER_TINTS: readonly (readonly [RegExp, Tone])[] = [
  [/牛皮/, 'kraft'],
  [/黑/, 'text'],
  [/珠光/, 'ink-soft'],
  [/特种|艺术|花式|棉|宣|米|奶|象牙|轻型|道林/, 'cream'],
  [/新闻|再生/, 'leaf-edge'],
  [/[哑亚]|双胶|胶版|书写/, 'paper'],
];

const PAPER_SURFACES: readonly (readonly [RegExp, Paper['surface']])[] = [
  [/[哑亚]/, 'matt'],
  [/铜版|珠光|高光/, 'smooth'],
  [/特种|艺术|花式|牛皮|棉|宣|再生|纹/, 'fibrous'],
];

const CLOTH_COLOURS: readonly (readonly [RegExp, Tone])[] = [
  [/藏青|深蓝|蓝|靛/, 'ink'],
  [/米|白|本色|象牙/, 'cream'],
  [/红|酒/, 'seal'],
  [/绿/, 'good'],
  [/黑/, 'text'],
  [/灰/, 'control-edge'],
  [/棕|咖|驼|褐|黄|金/, 'kraft'],
];

const CLOTH_WEAVES: readonly (readonly [RegExp, Cloth['weave']])[] = [
  [/皮/, 'leather'],
  [/绒/, 'velvet'],
  [/[绢绸缎丝]/, 'satin'],
  [/麻/, 'coarse'],
];

/** What weighs so much stands for a paper whose weight is not said. */
const USUAL_GRAMS = 170;

function drawn(text: string): readonly Shape[] | null {
  const binding = byWord(text, BINDING_WORDS);
  if (binding !== undefined) return BINDING_PICTURES[binding]();
  const film_ = byWord(text, FILM_WORDS);
  if (film_ !== undefined) return film(film_);
  const kind = byWord(text, FINISH_WORDS);
  if (kind !== undefined) return finish(kind);
  if (/纸|\d克|卡$/.test(text)) {
    return paper({
      tint: byWord(text, PAPER_TINTS) ?? 'sheet',
      surface: byWord(text, PAPER_SURFACES) ?? 'plain',
      grams: gramsOf(text) || USUAL_GRAMS,
    });
  }
  if (/[布麻绢绸缎丝绒皮]/.test(text)) {
    return cloth({
      colour: byWord(text, CLOTH_COLOURS) ?? 'leaf-edge',
      weave: byWord(text, CLOTH_WEAVES) ?? 'plain',
    });
  }
  return null;
}

const known = new Map<string, readonly Shape[] | null>();

function pictureOfText(text: string): readonly Shape[] | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const made = drawn(text);
  known.set(text, made);
  return made;
}

/** The picture of an option (选项图) by the words of its name, or else of its code; null where they say nothing. */
export function pictureOf({ Name, Cnum }: StepItem): readonly Shape[] | null {
  return pictureOfText(Name.trim()) ?? pictureOfText(Cnum);
}

/** One picture for each option of a step, a blank sheet for an unknown one; none at all where that were all of them. */
export function picturesOf(items: readonly StepItem[]): readonly (readonly Shape[] | null)[] {
  const pictures = items.map(pictureOf);
  if (pictures.every((picture) => picture === null)) return pictures;
  return pictures.map((picture) => picture ?? BLANK);
}

const BLANK = unknownOption();
