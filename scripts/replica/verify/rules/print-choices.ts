/** Choices of real cart lines that the print rules forbid or allow. */
import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { pagesOutsideSheets, weightRangeOf } from '#contracts/rules/print/page-count.ts';
import { pageLimitsOf } from '#contracts/rules/print/page-limits.ts';
import { type RefusalRule, refusalIn, refusalsInOrder } from '#contracts/rules/print/step-availability.ts';
import { type StepRole, stepRoles } from '#contracts/rules/print/step-roles.ts';
import { choiceOf } from '../live-ids.ts';
import type { Values } from '../request.ts';
import { wordAt } from '../values/json-parts.ts';
import { drawFrom } from '../values/random.ts';
import { printLineOf } from './print-line.ts';

export interface PrintChoice {
  /** What getTotal and updateCart want to know. */
  readonly values: Values;
  /** The rules that refuse one of the chosen options; none where all can be printed together. */
  readonly refusedBy: readonly RefusalRule[];
  readonly isWithoutPastedown: boolean;
  /** The ends of ranges that it lies at, such as "157克哑粉纸 7"; the same for every kind of goods. */
  readonly edges: readonly string[];
}

const VARIED: readonly StepRole[] = ['coverMaterial', 'binding', 'innerWeight', 'innerLamination'];

function isRuled(role: StepRole | null | undefined): boolean {
  return role !== undefined && role !== null && VARIED.includes(role);
}

/** More of one kind of goods than this only repeats what the others show. */
const MOST_CHOICES = 20_000;

/** Four page counts in a row, for the sheets of four. */
function sheetCounts({ pageNum }: PrintLine): number[] {
  return [0, 1, 2, 3].flatMap((by) => [pageNum + by, 16 + by]);
}

/** The page counts around both ends of the ranges that the chosen binding and weight have, by what they are of. */
function edgesOf(line: PrintLine): Map<number, string[]> {
  const edges = new Map<number, string[]>();
  const roles = stepRoles(line.buzhou);
  for (const [at, { items }] of line.buzhou.entries()) {
    const item = items[0];
    if (item === undefined) continue;
    const name = item.Name;
    const binding = roles[at] === 'binding' ? pageLimitsOf(line, item) : null;
    const range = binding ?? (roles[at] === 'innerWeight' ? weightRangeOf(name) : null);
    if (!range) continue;
    for (const pages of [range.min - 1, range.min, range.max, range.max + 1]) {
      edges.set(pages, [...(edges.get(pages) ?? []), `${name} ${pages}`]);
    }
  }
  return edges;
}

/** One choice for each end of a range, because a draw from all of them leaves most ends out. */
export function atEveryEdge(choices: readonly PrintChoice[], seed: number, purpose: string): PrintChoice[] {
  const byEdge = new Map<string, PrintChoice[]>();
  for (const choice of choices) {
    for (const edge of choice.edges) {
      const known = byEdge.get(edge);
      if (known) known.push(choice);
      else byEdge.set(edge, [choice]);
    }
  }
  return [...byEdge].flatMap(([edge, list]) => drawFrom(list, 1, seed, `${purpose} ${edge}`));
}

/** Every combination of the four steps that have rules, with the page counts that matter to it. */
export function printChoices(lines: readonly unknown[]): PrintChoice[] {
  const byGoods = new Map<string, PrintChoice[]>();
  for (const given of lines) {
    const line = printLineOf(given);
    const goods = kindOf(given);
    if (line && !byGoods.has(goods)) byGoods.set(goods, choicesOf(line));
  }
  return [...byGoods.values()].flat();
}

/** Every such combination of one line, with the pages that it has. */
export function choicesOfLine(given: unknown): PrintChoice[] {
  const line = printLineOf(given);
  return line ? combinations(line.buzhou).map((buzhou) => choiceIn({ ...line, buzhou }, [])) : [];
}

/** Goods may be told by more than their id: of editor type 3 some have pasted-down pages and some have none. */
function kindOf(line: unknown): string {
  return ['ID', 'EditorType', 'isHasPastedown'].map((field) => wordAt(line, ['goods', field])).join(' ');
}

function choicesOf(line: PrintLine): PrintChoice[] {
  const found: PrintChoice[] = [];
  for (const buzhou of combinations(line.buzhou)) {
    const combined = { ...line, buzhou };
    const edges = edgesOf(combined);
    for (const pageNum of new Set([...sheetCounts(line), ...edges.keys()])) {
      if (found.length >= MOST_CHOICES) return found;
      if (pageNum > 0) found.push(choiceIn({ ...combined, pageNum }, edges.get(pageNum) ?? []));
    }
  }
  return found;
}

/** Each with nothing but what is chosen, because the rules would look at every option that is there. */
function combinations(steps: PrintLine['buzhou']): PrintLine['buzhou'][] {
  const roles = stepRoles(steps);
  return steps.reduce<PrintLine['buzhou'][]>(
    (before, step, at) => {
      const isVaried = isRuled(roles[at]) && step.items.length > 0;
      const codes = isVaried ? step.items.map(({ Cnum }) => Cnum) : [step.selCnum];
      const choices = codes.map((selCnum) => {
        return { ...step, selCnum, items: step.items.filter(({ Cnum }) => Cnum === selCnum) };
      });
      return before.flatMap((chosen) => choices.map((choice) => [...chosen, choice]));
    },
    [[]],
  );
}

function choiceIn(line: PrintLine, edges: readonly string[]): PrintChoice {
  const refusals = refusalsInOrder(line);
  const refusedBy = line.buzhou.flatMap(({ selCnum }, at) => refusalIn(refusals[at], selCnum)?.rule ?? []);
  const isWithoutPastedown = pagesOutsideSheets(line.goods) > 0;
  return { values: choiceOf(line), refusedBy, isWithoutPastedown, edges };
}
