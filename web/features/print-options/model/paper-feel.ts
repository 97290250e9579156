import { parseFen } from '#contracts/rules/money.ts';
import { shownUnitPrice } from '#contracts/rules/price/price.ts';
import type { PriceList } from '#contracts/rules/price/price-list.ts';
import type { PrintLine, ProductionStep } from '#contracts/rules/print/cart-line.ts';
import { coverSheet } from '#contracts/rules/print/cover-sheet.ts';
import { saddleSheets } from '#contracts/rules/print/imposition.ts';
import type { TrimSize } from '#contracts/rules/print/page-boxes.ts';
import { withChosen } from '#contracts/rules/print/print-combinations.ts';
import { reselect } from '#contracts/rules/print/reselect.ts';
import { type Thickness, thicknessOf } from '#contracts/rules/print/spine.ts';
import { optionRefusals } from '#contracts/rules/print/step-availability.ts';
import { chosenName, selectedItem, stepsWithRole } from '#contracts/rules/print/step-roles.ts';
import { listedPrice } from './differences.ts';

const SADDLE_STITCH = '骑马钉';

/** What a book would be with other pages or another paper (纸厚手感). */
export interface PaperFeel {
  readonly thickness: Thickness;
  /** What a copy would cost; null where the list does not say. */
  readonly copyFen: number | null;
  readonly bindings: readonly BindingThen[];
  /** The sheet that covers it (封面展开); null where there is none. */
  readonly cover: TrimSize | null;
  /** Folded sheets of four pages (骑马钉印张); 0 for any other binding. */
  readonly sheets: number;
  /** The chosen binding and paper, where they would have to be others. */
  readonly moved: readonly string[];
  /** Nothing could be printed. */
  readonly isImpossible: boolean;
}

export interface BindingThen {
  readonly name: string;
  readonly isChosen: boolean;
  /** Why it could not be chosen; empty where it could. */
  readonly why: string;
}

export interface Trial {
  readonly size: TrimSize;
  readonly pageNum: number;
  /** The code of a paper; empty for the chosen one. */
  readonly paper: string;
}

export function paperStep({ buzhou }: PrintLine): ProductionStep | null {
  return stepsWithRole(buzhou, 'innerWeight')[0] ?? null;
}

/** The choice as it would be. */
export function triedLine(line: PrintLine, { pageNum, paper }: Omit<Trial, 'size'>): PrintLine {
  const step = paperStep(line);
  const papered = step && paper !== '' ? withChosen(line, step.ID, paper) : line;
  return { ...papered, pageNum };
}

export function paperFeel(line: PrintLine, list: PriceList | null, count: number, trial: Trial): PaperFeel {
  const tried = triedLine(line, trial);
  const { line: then, changes, impossible } = reselect(tried);
  const quote = list && impossible.length === 0 ? listedPrice(list, then, count) : null;
  return {
    thickness: thicknessOf(then),
    copyFen: quote && parseFen(shownUnitPrice({ total: quote.total, count })),
    bindings: bindingsOf(tried),
    cover: coverSheet(then, trial.size),
    sheets: chosenName(then, 'binding') === SADDLE_STITCH ? saddleSheets(then.pageNum).length : 0,
    moved: changes.map(({ from, to }) => `「${from}」改为「${to}」`),
    isImpossible: impossible.length > 0,
  };
}

function bindingsOf(line: PrintLine): BindingThen[] {
  const [step] = stepsWithRole(line.buzhou, 'binding');
  if (!step) return [];
  const refusals = optionRefusals(line)[step.ID] ?? {};
  const chosen = selectedItem(step)?.Cnum;
  return step.items.map(({ Cnum, Name }) => ({
    name: Name,
    isChosen: Cnum === chosen,
    why: refusals[Cnum]?.text ?? '',
  }));
}

const FEWER = 40;
const MORE = 120;

/** The page counts that can be tried, around the book's own. */
export function pagesToTry(pageNum: number): { readonly min: number; readonly max: number } {
  return { min: Math.max(2, pageNum - FEWER), max: pageNum + MORE };
}
