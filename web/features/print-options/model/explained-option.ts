import type { StepItem } from '#contracts/rules/print/cart-line.ts';
import type { Refusal } from '#contracts/rules/print/step-availability.ts';

type Refusals = Readonly<Record<string, Refusal | null>>;

export interface ExplainedOption {
  readonly item: StepItem;
  readonly refusal: Refusal;
}

interface Situation {
  readonly items: readonly StepItem[];
  readonly refusals: Refusals;
  /** The code of the option that is looked at; empty for none. */
  readonly focused: string;
  /** The name of the option that was left automatically; empty where none was. */
  readonly movedFrom: string;
  readonly isImpossible: boolean;
}

function fewestPages(options: readonly ExplainedOption[]): ExplainedOption | null {
  const pages = ({ refusal }: ExplainedOption) => refusal.fix?.pages ?? Number.POSITIVE_INFINITY;
  const [first] = [...options].sort((a, b) => pages(a) - pages(b));
  return first?.refusal.fix === undefined ? null : first;
}

/**
 * The one disabled option of a step whose reason is spelt out (不可选原因): the one that is looked at, else the one
 * that was just left, else the one a few blank pages would open. That last one is offered without being asked only
 * where it matters: for whole sheets of 骑马钉, or where nothing else can be chosen: a lighter paper alone is
 * not worth blank pages.
 */
export function explainedOption(situation: Situation): ExplainedOption | null {
  const { items, refusals, focused, movedFrom, isImpossible } = situation;
  const disabled = items.flatMap((item) => {
    const refusal = refusals[item.Cnum];
    return refusal ? [{ item, refusal }] : [];
  });
  return (
    disabled.find(({ item }) => item.Cnum === focused) ??
    disabled.find(({ item }) => item.Name === movedFrom) ??
    fewestPages(disabled.filter(({ refusal }) => isImpossible || refusal.rule === 'saddle-stitch-multiple'))
  );
}

/** A reason in the few words that an option has room for (不可选原因); the whole of it is read out and shown at will. */
export function shortReason({ rule, text }: Refusal): string {
  switch (rule) {
    case 'saddle-stitch-multiple':
      return text.includes('内页') ? '内页须 4 的倍数' : '须 4 的倍数';
    case 'cloth-cover-needs-hardcover':
      return '不配布艺封面';
    case 'binding-needs-lamination':
      return '内页须覆膜';
    default:
      return text.match(/适用 ([^，]+)/)?.[1]?.replace(/^/, '限 ') ?? text;
  }
}
