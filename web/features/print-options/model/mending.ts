import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { waysOut } from '#contracts/rules/print/page-fit.ts';
import { selectedItem } from '#contracts/rules/print/step-roles.ts';

/** One tap that put a choice right (一键解决): with blank pages, other options or both. */
export interface Mending {
  /** The step in whose place it was offered, and is taken back. */
  readonly stepId: string;
  readonly before: PrintLine;
  readonly after: PrintLine;
}

export type WayKind = 'instead' | 'padded';

export interface WayOut {
  readonly kind: WayKind;
  readonly text: string;
  readonly line: PrintLine;
}

/** The options that are chosen otherwise than before, of the steps that are shown. */
function changedNames(before: PrintLine, after: PrintLine): string {
  const names = after.buzhou.flatMap((step, at) =>
    step.IsShow === 'Y' && step.selCnum !== before.buzhou[at]?.selCnum
      ? (selectedItem(step)?.Name ?? [])
      : [],
  );
  return names.join('、');
}

function words(before: PrintLine, after: PrintLine, [chosen, padded]: readonly [string, string]): string {
  const [pages, names] = [after.pageNum - before.pageNum, changedNames(before, after)];
  if (pages === 0) return `${chosen}${names}`;
  return [`${padded} ${pages} 页空白页`, ...(names === '' ? [] : [`选用${names}`])].join('，');
}

/** What can be done with one tap where nothing can be printed as it is; at most one of each kind. */
export function oneTapWays(line: PrintLine, takesBlankPages: boolean): WayOut[] {
  const ways = waysOut(line, takesBlankPages);
  return (['instead', 'padded'] as const).flatMap((kind) => {
    const made = ways?.[kind] ?? null;
    return made === null ? [] : [{ kind, text: words(line, made, ['改用', '补']), line: made }];
  });
}

/** What was done; empty once its pages are gone or something else was chosen in its step. */
export function mendedText({ stepId, before, after }: Mending, now: PrintLine): string {
  const chosenIn = (line: PrintLine) => line.buzhou.find(({ ID }) => ID === stepId)?.selCnum;
  const isAsMended = now.pageNum === after.pageNum && chosenIn(now) === chosenIn(after);
  return isAsMended ? words(before, after, ['已选用', '已补']) : '';
}

/** Takes back what it chose, but nothing that was chosen since. */
export function withoutMending(now: PrintLine, { before, after }: Mending): PrintLine {
  const buzhou = now.buzhou.map((step, at) =>
    step.selCnum === after.buzhou[at]?.selCnum
      ? { ...step, selCnum: before.buzhou[at]?.selCnum ?? step.selCnum }
      : step,
  );
  return { ...now, buzhou };
}
