/** Choices of real cart lines that the print rules forbid or allow. */
import type { PrintLine } from '#contracts/rules/cart-line.ts';
import { INNER_WEIGHT_RANGES, pagesOutsideSheets } from '#contracts/rules/page-count.ts';
import { optionRefusals, type RefusalRule } from '#contracts/rules/step-availability.ts';
import { STEP_IDS } from '#contracts/rules/step-ids.ts';
import { isObject, partAt, wordAt } from '../json-parts.ts';
import { choiceOf } from '../live-ids.ts';
import type { Values } from '../request.ts';

export interface PrintChoice {
  /** What getTotal and updateCart want to know. */
  readonly values: Values;
  /** The rules that refuse one of the chosen options; none where all can be printed together. */
  readonly refusedBy: readonly RefusalRule[];
  readonly isWithoutPastedown: boolean;
}

const VARIED = [STEP_IDS.coverMaterial, STEP_IDS.binding, STEP_IDS.innerWeight, STEP_IDS.innerLamination];
/** More of a step than this only repeats what the others show. */
const MOST_CHOICES = 20_000;

/** Page counts around the ends of every range, and the three that follow each, for the sheets of four. */
function pageCounts({ zhuangDingPageCfg, pageNum }: PrintLine): number[] {
  const ranges = [...Object.values(zhuangDingPageCfg), ...Object.values(INNER_WEIGHT_RANGES)];
  const edges = ranges.flatMap(({ min, max }) => [min - 1, min, max, max + 1]);
  const sheets = [0, 1, 2, 3].flatMap((by) => [pageNum + by, 16 + by]);
  return [...new Set([...sheets, ...edges])].filter((pages) => pages > 0);
}

/** Every combination of the four steps that have rules, by page count. */
export function printChoices(lines: readonly unknown[]): PrintChoice[] {
  const seen = new Set<string>();
  const found: PrintChoice[] = [];
  for (const line of lines) {
    const goods = wordAt(line, ['goods', 'ID']);
    if (!isPrintLine(line) || seen.has(goods)) continue;
    seen.add(goods);
    for (const pageNum of pageCounts(line)) {
      for (const buzhou of combinations(line.buzhou)) {
        if (found.length < MOST_CHOICES * seen.size) found.push(choiceIn({ ...line, pageNum, buzhou }));
      }
    }
  }
  return found;
}

function combinations(steps: PrintLine['buzhou']): PrintLine['buzhou'][] {
  return steps.reduce<PrintLine['buzhou'][]>(
    (before, step) => {
      const isVaried = VARIED.some((id) => id === step.ID) && step.items.length > 0;
      const codes = isVaried ? step.items.map(({ Cnum }) => Cnum) : [step.selCnum];
      return before.flatMap((chosen) => codes.map((selCnum) => [...chosen, { ...step, selCnum }]));
    },
    [[]],
  );
}

function choiceIn(line: PrintLine): PrintChoice {
  const refusals = optionRefusals(line);
  const refusedBy = line.buzhou.flatMap(({ ID, selCnum }) => refusals[ID]?.[selCnum]?.rule ?? []);
  return { values: choiceOf(line), refusedBy, isWithoutPastedown: pagesOutsideSheets(line.goods) > 0 };
}

/** Enough of a line that the rules can be asked about it. */
function isPrintLine(line: unknown): line is PrintLine {
  const steps = partAt(line, ['buzhou']);
  return (
    isObject(line) &&
    Number.isInteger(line.pageNum) &&
    isObject(line.goods) &&
    isObject(line.zhuangDingPageCfg) &&
    Object.values(line.zhuangDingPageCfg).every(
      (range) => isObject(range) && Number.isInteger(range.min) && Number.isInteger(range.max),
    ) &&
    Array.isArray(steps) &&
    steps.every((step: unknown) => isObject(step) && Array.isArray(step.items) && step.items.every(isOption))
  );
}

function isOption(item: unknown): boolean {
  return isObject(item) && typeof item.Cnum === 'string' && typeof item.Name === 'string';
}
