import { bindingByName } from '#contracts/rules/account/bindings.ts';
import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { isClothName } from '#contracts/rules/print/cloth.ts';
import { TITLED_SPINE_MM } from '#contracts/rules/print/cover-sheet.ts';
import { type Thickness, thicknessOf } from '#contracts/rules/print/spine.ts';
import { chosenName } from '#contracts/rules/print/step-roles.ts';

type Cover = 'printed' | 'textured' | 'cloth-natural' | 'cloth-ink' | 'cloth-red' | 'cloth-grey';
type Sheen = 'gloss' | 'matt' | 'plain';
type Paper = 'bright' | 'soft' | 'natural' | 'kraft';

/** What a choice of options looks like (成品样子), as far as it can be drawn. */
export interface BookLook {
  readonly shape: 'book' | 'calendar' | 'leaf';
  readonly bound: 'spine' | 'folded' | 'rings' | 'none';
  readonly isHard: boolean;
  readonly opensFlat: boolean;
  readonly cover: Cover;
  readonly coverSheen: Sheen;
  readonly paper: Paper;
  readonly paperSheen: Sheen;
  readonly thickness: Thickness;
  readonly pageNum: number;
  /** The chosen options by name, empty where there is none. */
  readonly names: Readonly<Record<'cover' | 'coverFilm' | 'paper' | 'paperFilm', string>>;
}

export type BookView = 'front' | 'spine' | 'open';

export interface ViewWords {
  readonly key: BookView;
  readonly label: string;
  readonly caption: string;
}

const CALENDARS = ['7', '8'];
const LIE_FLAT = ['全景平装', '对裱平装', '对裱精装', '豪华装', '骑马钉', '铁圈装'];

const CLOTHS: readonly (readonly [words: RegExp, cover: Cover])[] = [
  [/青|蓝|墨|黑/, 'cloth-ink'],
  [/红|绯|赭|棕/, 'cloth-red'],
  [/灰|银/, 'cloth-grey'],
];

const PAPERS: readonly (readonly [words: RegExp, paper: Paper])[] = [
  [/牛皮/, 'kraft'],
  [/铜版|高白/, 'bright'],
  [/道林|轻型|纯质|胶版|米黄|宣/, 'natural'],
];

function coverOf(name: string): Cover {
  if (isClothName(name)) return CLOTHS.find(([words]) => words.test(name))?.[1] ?? 'cloth-natural';
  return /特种|艺术|纹/.test(name) ? 'textured' : 'printed';
}

function sheenOf(film: string): Sheen {
  if (film.startsWith('亮')) return 'gloss';
  return film.startsWith('哑') ? 'matt' : 'plain';
}

function boundBy(binding: string): BookLook['bound'] {
  if (binding === '') return 'none';
  if (binding === '骑马钉') return 'folded';
  return binding === '铁圈装' ? 'rings' : 'spine';
}

function shapeOf(editorType: string, binding: string): BookLook['shape'] {
  if (binding === '') return 'leaf';
  return CALENDARS.includes(editorType) ? 'calendar' : 'book';
}

export function bookLook(line: PrintLine): BookLook {
  const binding = chosenName(line, 'binding');
  const names = {
    cover: chosenName(line, 'coverMaterial'),
    coverFilm: chosenName(line, 'coverLamination'),
    paper: chosenName(line, 'innerWeight'),
    paperFilm: chosenName(line, 'innerLamination'),
  };
  return {
    shape: shapeOf(line.goods.EditorType, binding),
    bound: boundBy(binding),
    isHard: bindingByName(binding)?.isHardcover ?? false,
    opensFlat: LIE_FLAT.includes(binding),
    cover: coverOf(names.cover),
    coverSheen: isClothName(names.cover) ? 'plain' : sheenOf(names.coverFilm),
    paper: PAPERS.find(([words]) => words.test(names.paper))?.[1] ?? 'soft',
    paperSheen: sheenOf(names.paperFilm),
    thickness: thicknessOf(line),
    pageNum: line.pageNum,
    names,
  };
}

/** Whether the spine (书脊) is wide enough for the title. */
export function isSpineTitled({ thickness }: BookLook): boolean {
  return thickness.spineMm >= TITLED_SPINE_MM;
}

function inWords(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('，');
}

function spineCaption({ bound, thickness }: BookLook, isTitled: boolean): string {
  if (bound === 'folded') return `对折骑马钉，没有书脊，整册约 ${thickness.bodyMm} 毫米`;
  if (bound === 'rings') return '铁圈穿订，没有书脊，可翻转 360 度';
  return `书脊约 ${thickness.spineMm} 毫米${isTitled ? '' : '，较窄，不印书名'}`;
}

/** From where it can be looked at (视角), and what is to be seen there. */
export function viewsOf(look: BookLook): ViewWords[] {
  const { shape, names, opensFlat, pageNum } = look;
  const paper = inWords(names.paper, names.paperFilm);
  if (shape === 'leaf') {
    const front: ViewWords = { key: 'front', label: '正面', caption: paper };
    return pageNum < 2 ? [front] : [front, { key: 'open', label: '背面', caption: paper }];
  }
  const cover = inWords(names.cover === '' ? '' : `${names.cover}封面`, names.coverFilm);
  const front: ViewWords = { key: 'front', label: '封面', caption: cover };
  if (shape === 'calendar') return [front, { key: 'open', label: '内页', caption: paper }];
  const flat = opensFlat ? '跨页完全平摊' : '中缝略有弧度';
  return [
    front,
    { key: 'spine', label: '书脊', caption: spineCaption(look, isSpineTitled(look)) },
    { key: 'open', label: '翻开', caption: inWords(paper, flat) },
  ];
}
