/** What the dialog shows of every print rule; the browser looks at one line of each kind. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  BINDING_ROWS,
  HIDDEN_STEP,
  OPTION_ROWS,
  type OptionRow,
  QUANTITY_ROWS,
  REMARK,
  type Refused,
} from '#contracts/rules/testing/rule-rows.ts';
import { SPEC_BINDINGS } from '#contracts/rules/testing/spec-table.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { expectPriced, next, openLine, option, wordsOf } from '../testing.ts';

const product = productForEachTest();

async function expectRefused(row: OptionRow, name: string, refused: Refused): Promise<void> {
  const { reason, fix, leadsTo } = refused;
  const radio = option(row.step, name);
  expect(radio.getAttribute('aria-disabled')).toBe('true');
  expect(wordsOf(radio)).toBe(fix === undefined ? reason : `${reason}，${fix}`);
  if ('blocked' in leadsTo) {
    expect(screen.queryAllByText(leadsTo.blocked).length).toBeGreaterThan(0);
    expect(next().getAttribute('aria-disabled')).toBe('true');
    return;
  }
  await user.click(radio);
  expect(radio.checked).toBe(false);
}

async function expectPossible(row: OptionRow, name: string): Promise<void> {
  expect(option(row.step, name).getAttribute('aria-disabled')).toBe('false');
  await user.click(option(row.step, name));
  expect(option(row.step, name).checked).toBe(true);
  expect(screen.queryByText(/^已自动改为/)).toBeNull();
}

const lines = [...new Set(OPTION_ROWS.map(({ line }) => line))];
/** What is refused is looked at before anything is chosen, and what needs another choice comes last. */
const turn = ({ refused, first }: OptionRow) => (first ? 2 : refused === null ? 1 : 0);

beforeEach(() => product().logIn('super'));

describe('the dialog shows', () => {
  it.each(lines)('what can be chosen for line %s, and why the rest cannot', async (line) => {
    await openLine(product(), line);
    const rows = OPTION_ROWS.filter((row) => row.line === line).sort((a, b) => turn(a) - turn(b));
    for (const row of rows) {
      if (row.first) await user.click(option(...row.first));
      for (const name of row.options) {
        if (row.refused === null) await expectPossible(row, name);
        else await expectRefused(row, name, row.refused);
      }
    }
  });

  it.each([...new Set(QUANTITY_ROWS.map(({ line }) => line))])(
    'what is wrong with a quantity of line %s',
    async (line) => {
      await openLine(product(), line);
      const field = screen.getByLabelText('数量');
      for (const { typed, message } of QUANTITY_ROWS.filter((row) => row.line === line)) {
        await user.clear(field);
        if (typed !== '') await user.type(field, typed);
        const problems = screen.queryAllByText(/^数量(须|最)|^请输入数量/).map((each) => each.textContent);
        expect(new Set(problems), typed).toEqual(new Set(message === null ? [] : [message]));
        if (message !== null) expect(next().getAttribute('aria-disabled')).toBe('true');
      }
    },
  );

  it.each(BINDING_ROWS)('the description of each binding of $line', async ({ line, bindings }) => {
    await openLine(product(), line);
    for (const name of bindings) {
      await user.click(option('装订方式', name));
      const spec = SPEC_BINDINGS.find((binding) => binding.name === name);
      expect(screen.getAllByLabelText(name, { selector: '[role=img]' })).toHaveLength(1);
      expect(screen.queryAllByText(/^温馨提示：若封二、封三有内容/)).toHaveLength(spec?.isHardcover ? 1 : 0);
    }
  });

  it('nothing of a step that is hidden, whose code is sent all the same', async () => {
    const timesSaved = await openLine(product(), HIDDEN_STEP.line);
    expect(screen.queryByText(HIDDEN_STEP.name)).toBeNull();
    await expectPriced();
    await user.click(next());
    await expect.poll(timesSaved).toBe(1);
    const [saved] = await product().replica.journal('ShoppingServiceMag.updateCart');
    expect(saved?.request.body).toMatchObject({
      cnums: expect.stringMatching(`(^|[|])${HIDDEN_STEP.usual}([|]|$)`),
    });
  });

  it('the remark, which takes no more than fits', async () => {
    await openLine(product(), REMARK.line);
    const remark = screen.getByLabelText<HTMLTextAreaElement>('备注');
    expect(remark.value).toBe(REMARK.text);
    expect(remark.maxLength).toBe(REMARK.most);
  });
});
