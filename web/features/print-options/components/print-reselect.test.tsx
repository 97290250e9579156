/** Lines whose rules have changed since they were saved: where each is moved to on opening, or that nothing is left. */
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductionStep } from '#contracts/rules/print/cart-line.ts';
import { OPTION_ROWS, type OptionRow, type Refused } from '#contracts/rules/testing/rule-rows.ts';
import { productForEachTest } from '#web/testing/product.ts';
import { expectPriced, next, notice, openLine, option, waits, wordsOf } from '../testing.ts';

type Choice = readonly [step: string, option: string];

const product = productForEachTest();

beforeEach(() => product().logIn('super'));

/** The line comes with these options chosen. */
function answerWith(choices: readonly Choice[]): () => void {
  const send = fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await send(request);
    if (new URL(request.url).searchParams.get('medthodName') !== 'cartInfo') return response;
    const reply = await response.json();
    for (const step of reply.data.data.buzhou as ProductionStep[]) {
      const wanted = choices.find(([name]) => name === step.Name)?.[1];
      step.selCnum = step.items.find(({ Name }) => Name === wanted)?.Cnum ?? step.selCnum;
    }
    return Response.json(reply);
  });
  return () => vi.stubGlobal('fetch', send);
}

async function expectReselected(row: OptionRow, name: string, { leadsTo, reason }: Refused): Promise<void> {
  await openLine(product(), row.line);
  expect(waits(option(row.step, name))).toBe(true);
  if ('blocked' in leadsTo) {
    expect(screen.getAllByText(leadsTo.blocked).every((words) => words.role === 'alert')).toBe(true);
    expect(waits(next())).toBe(true);
    expect(wordsOf(next())).toBe(leadsTo.blocked);
  } else {
    expect(notice()).toBe(`已自动改为「${leadsTo.movesTo}」：${reason}`);
    expect(option(row.step, leadsTo.movesTo).checked).toBe(true);
    await expectPriced();
  }
  cleanup();
}

const refusedRows = OPTION_ROWS.flatMap((row) =>
  row.refused === null ? [] : [{ ...row, refused: row.refused }],
);

describe('a line that comes with what it cannot have', () => {
  it.each(refusedRows)('is put right: $line, $step, $options', async (row) => {
    const { refused, first, step, options } = row;
    for (const name of options) {
      const restore = refused.isStored ? () => {} : answerWith([...(first ? [first] : []), [step, name]]);
      await expectReselected(row, name, refused);
      restore();
    }
  });
});
