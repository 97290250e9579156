/** Choices of a cart line, read off the lines that a server showed. */
import { listOf, partOf, type Replies } from './replies.ts';

/** What getTotal wants to know of a choice. */
export interface Choice {
  readonly goodsID: string;
  readonly cnums: string;
  readonly pagesNum: string;
}

interface Option {
  readonly code: string;
  readonly name: string;
}

interface PrintStep {
  readonly chosen: string;
  readonly options: readonly Option[];
}

const word = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function stepsOf(line: unknown): PrintStep[] {
  const steps = partOf(line, 'buzhou');
  if (!Array.isArray(steps)) return [];
  return steps.map((step: unknown) => {
    const items = partOf(step, 'items');
    const options = Array.isArray(items) ? items : [];
    return {
      chosen: word(partOf(step, 'selCnum')),
      options: options.map((item: unknown) => ({
        code: word(partOf(item, 'Cnum')),
        name: word(partOf(item, 'Name')),
      })),
    };
  });
}

/** The line as it is, or with other options in the place of the chosen ones of their steps. */
export function choiceOf(line: unknown, others: readonly Option[] = []): Choice | null {
  const goodsID = word(partOf(line, 'goods/ID'));
  const pagesNum = word(partOf(line, 'pageNum'));
  if (goodsID === '' || pagesNum === '') return null;
  const codes = stepsOf(line).map(({ chosen, options }) => {
    const other = others.find(({ code }) => options.some((option) => option.code === code));
    return other ? other.code : chosen;
  });
  return { goodsID, cnums: codes.filter((code) => code !== '').join('|'), pagesNum };
}

/** A choice of the first line that has an option of each kind, by what the options' names contain. */
function firstWith(lines: readonly unknown[], kinds: readonly RegExp[]): Choice | null {
  for (const line of lines) {
    const options = stepsOf(line).flatMap((step) => step.options);
    const found = kinds.map((kind) => options.find(({ name }) => kind.test(name)));
    if (found.every((option) => option !== undefined)) return choiceOf(line, found);
  }
  return null;
}

const BINDING_WITHOUT_HARD_COVER = /^(骑马钉|.*平装|铁圈装)$/;

const lines = (replies: Replies) => listOf(replies, 'the cart', 'data/list');

/** 布艺封面配非精装: a cloth cover around a binding that has no hard one. */
export function clothWithoutHardCover(replies: Replies): Choice | null {
  return firstWith(lines(replies), [/布艺/, BINDING_WITHOUT_HARD_COVER]);
}

/** 骑马钉: two pages more than a multiple of four. */
export function saddleStitchOfOddSheets(replies: Replies): Choice | null {
  const choice = firstWith(lines(replies), [/^骑马钉$/]);
  // 31 fits neither rule: not itself a multiple of four, and not two more than one.
  return choice && { ...choice, pagesNum: '31' };
}

/** 对裱平装不覆膜: a binding that needs its inner pages laminated, without lamination. */
export function boardsWithoutLamination(replies: Replies): Choice | null {
  return firstWith(lines(replies), [/^对裱平装$/, /^不覆膜$/]);
}

/** 200克 on more pages than that weight takes. */
export function tooManyHeavyPages(replies: Replies): Choice | null {
  const choice = firstWith(lines(replies), [/^200克/]);
  return choice && { ...choice, pagesNum: '68' };
}
