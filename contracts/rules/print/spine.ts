import { bindingByName } from '../account/bindings.ts';
import type { PrintLine } from './cart-line.ts';
import { gramsOf } from './spec-tastes.ts';
import { chosenName } from './step-roles.ts';

/** The thickness of a bound book, in millimetres to one decimal. */
export interface Thickness {
  /** With its covers. */
  readonly bodyMm: number;
  /** 0 without a spine (书脊): folded, on rings, or a single leaf. */
  readonly spineMm: number;
}

/** The thickness of paper per gram per square metre, in thousandths of a millimetre: coating makes it denser. */
const MICRONS_PER_GRAM: readonly (readonly [word: string, microns: number])[] = [
  ['铜版', 0.8],
  ['哑粉', 0.9],
];
const UNCOATED_MICRONS_PER_GRAM = 1.2;
const USUAL_GRAMS = 157;
/** A film on both sides of a leaf. */
const FILMS_MICRONS = 30;

const BOARD_MICRONS = 2500;
const SOFT_COVER_MICRONS = 300;

/** Two sheets glued back to back make a leaf of these; 豪华装 has a board between them. */
const MOUNTED: ReadonlyMap<string, number> = new Map([
  ['全景平装', 0],
  ['对裱平装', 0],
  ['对裱精装', 0],
  ['豪华装', 800],
]);

const WITHOUT_SPINE = ['', '骑马钉', '铁圈装'];

function leafMicrons(line: PrintLine, binding: string): number {
  const paper = chosenName(line, 'innerWeight');
  const perGram = MICRONS_PER_GRAM.find(([word]) => paper.includes(word))?.[1] ?? UNCOATED_MICRONS_PER_GRAM;
  const sheet = (gramsOf(paper) || USUAL_GRAMS) * perGram;
  const film = chosenName(line, 'innerLamination');
  const films = film === '' || film.startsWith('不') ? 0 : FILMS_MICRONS;
  const core = MOUNTED.get(binding);
  return (core === undefined ? sheet : sheet * 2 + core) + films;
}

/** 书脊厚度: from the leaves, their paper and film, and the additions of the binding. */
export function thicknessOf(line: PrintLine): Thickness {
  const binding = chosenName(line, 'binding');
  const leaves = Math.ceil(line.pageNum / 2) * leafMicrons(line, binding);
  const cover = bindingByName(binding)?.isHardcover ? BOARD_MICRONS : SOFT_COVER_MICRONS;
  const covers = binding === '' ? 0 : 2 * cover;
  const bodyMm = Math.round((leaves + covers) / 100) / 10;
  return { bodyMm, spineMm: WITHOUT_SPINE.includes(binding) ? 0 : bodyMm };
}
