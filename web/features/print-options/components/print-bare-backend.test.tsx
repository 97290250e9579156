/** The print rules and a save before a backend that has the documented calls alone, with ids and forms unlike ours. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BARE_LINES, type BareLineName } from '#web/e2e/bare-backend/cart-lines.ts';
import { askSession } from '#web/features/session/ask-session.ts';
import { type BareBackendHere, enterBareBackend } from '#web/testing/bare-backend.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { choose, expectPriced, fill, next, openLine, option, quantity, total, waits } from '../testing.ts';

const product = productForEachTest();

const BINDING = '装订工艺';
const WEIGHT = '内页克重';
const LAMINATION = '内页覆膜';

let backend: BareBackendHere;

beforeEach(async () => {
  backend = enterBareBackend();
  await askSession();
});

interface Rule {
  readonly line: BareLineName;
  readonly step: string;
  readonly refused: readonly string[];
  readonly taken: readonly string[];
}

/** Each rule of the print options: the line, and which options it refuses and takes. */
const RULES: readonly Rule[] = [
  { line: 'saddleStitch', step: BINDING, refused: ['普通平装'], taken: ['骑马钉', '对裱平装'] },
  { line: 'noSaddleStitch', step: BINDING, refused: ['骑马钉'], taken: ['全景平装'] },
  { line: 'withoutPastedown', step: BINDING, refused: ['普通平装'], taken: ['骑马钉'] },
  { line: 'withPastedown', step: BINDING, refused: ['骑马钉'], taken: ['豪华装'] },
  { line: 'pageRange', step: BINDING, refused: ['豪华装'], taken: ['对裱精装', '对裱平装'] },
  {
    line: 'clothCover',
    step: BINDING,
    refused: ['普通平装', '骑马钉', '铁圈装'],
    taken: ['普通精装', '豪华装'],
  },
  { line: 'lamination', step: LAMINATION, refused: ['不覆膜'], taken: ['亮膜', '哑膜'] },
  { line: 'weight32', step: WEIGHT, refused: ['250克', '128克'], taken: ['200克', '157克'] },
  { line: 'weight67', step: WEIGHT, refused: ['200克', '250克'], taken: ['128克', '157克'] },
  { line: 'weight6', step: WEIGHT, refused: ['157克', '128克'], taken: ['200克', '250克'] },
];

/** The radio that is chosen in each step of this name; a step that is moved says more beside its name. */
function chosenIn(step: string): HTMLInputElement[] {
  const heads = [...document.querySelectorAll('section h3')].filter(
    ({ firstChild }) => firstChild?.textContent === step,
  );
  return heads.flatMap((head) => [
    ...(head.closest('section')?.querySelectorAll<HTMLInputElement>('input:checked') ?? []),
  ]);
}

describe('the rules', () => {
  it.each(RULES)('of $line hold with foreign ids', async ({ line, step, refused, taken }) => {
    await openLine(product(), BARE_LINES[line]);
    await expectPriced();
    for (const name of refused) expect(waits(option(step, name)), name).toBe(true);
    for (const name of taken) expect(waits(option(step, name)), name).toBe(false);
    // What is chosen can always be had: a stored choice that cannot has been moved on.
    for (const each of [BINDING, WEIGHT, LAMINATION])
      expect(chosenIn(each).map(waits), each).toEqual([false]);
  });
});

it('a line is priced and saved as it is, and its backend has it at the price that was shown', async () => {
  const timesSaved = await openLine(product(), BARE_LINES.discount);
  await expectPriced();
  expect(screen.getByText('满30册有优惠')).toBeTruthy();
  expect('hasRun' in window).toBe(false);
  await fill(quantity(), '7');
  await choose('封面材料', '进口布艺');
  await expectPriced();
  expect(waits(option(BINDING, '普通平装'))).toBe(true);
  const shown = total()?.textContent;
  await user.click(next());
  await expect.poll(timesSaved).toBe(1);
  expect(backend.asked('ShoppingServiceMag.updateCart')).toEqual([
    expect.objectContaining({
      CartID: BARE_LINES.discount,
      count: '7',
      pagesNum: '33',
      memberID: 'U-zhang-9f',
      remarkinfo: '请加急 <急>',
      pdfchecked: '1',
    }),
  ]);

  await openLine(product(), BARE_LINES.discount);
  await expectPriced();
  expect(quantity().value).toBe('7');
  expect(total()?.textContent).toBe(shown);
});
