import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import { reselect } from '#contracts/rules/print/reselect.ts';
import {
  BINDING_ROWS,
  HIDDEN_STEP,
  OPTION_ROWS,
  type OptionRow,
  QUANTITY_ROWS,
  REMARK,
} from '#contracts/rules/testing/rule-rows.ts';
import { SPEC_BINDINGS } from '#contracts/rules/testing/spec-table.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { dataOf, factsOf } from '../testing.ts';
import { SUPER_ID } from './testing.ts';

type Line = PrintLine & {
  readonly clientDesignName: string;
  readonly goods: { readonly ID: string };
  readonly count: number;
  readonly remarkinfo: string;
};
type Choice = readonly [step: string, option: string];

const codesOf = ({ buzhou }: Line) => joinCnums(buzhou);

const NO_CODE = 'no such option';

let test: TestApp;
let token = '';

beforeAll(async () => {
  test = await startTestApp();
  token = await test.tokenOf('super');
});
afterAll(() => test.close());

async function itemOf(cartID: string): Promise<Line> {
  return dataOf(await test.call('ShopCarService.cartInfo', { cartID }, { token })).data as Line;
}

/** The line with options chosen by their names. */
function choosing(item: Line, ...choices: readonly Choice[]): Line {
  const buzhou = item.buzhou.map((step) => {
    const wanted = choices.find(([name]) => name === step.Name)?.[1];
    if (wanted === undefined) return step;
    return { ...step, selCnum: step.items.find(({ Name }) => Name === wanted)?.Cnum ?? NO_CODE };
  });
  return { ...item, buzhou };
}

function send(
  cartID: string,
  item: Line,
  sent: { count?: string; cnums?: string; remarkinfo?: string } = {},
) {
  const input = {
    CartID: cartID,
    goodsID: item.goods.ID,
    count: String(item.count),
    pagesNum: String(item.pageNum),
    memberID: SUPER_ID,
    cnums: codesOf(item),
    remarkinfo: item.remarkinfo,
    pdfchecked: '1' as const,
    fuwu: '',
    fxID: '',
    prop1: '',
    pdfCnum: '',
    ...sent,
  };
  return test.call('ShoppingServiceMag.updateCart', input, { token });
}

/** These very words as a text, and not one fact changed. */
async function expectRefused(words: string, sending: () => ReturnType<typeof send>) {
  const before = factsOf(test);
  const reply = await sending();
  expect([reply.status, reply.type, reply.text]).toEqual([200, 'text/plain; charset=utf-8', words]);
  expect(factsOf(test)).toBe(before);
}

const cases = OPTION_ROWS.flatMap((row) => row.options.map((option) => [row, option] as const));

function labelled(list: typeof cases): readonly (readonly [label: string, row: OptionRow, option: string])[] {
  return list.map(([row, option]) => [`${row.line} ${option} (${row.rule})`, row, option] as const);
}

const cause = (text: string) => text.split('，')[0];

describe('a choice that a rule forbids, sent past the dialog', () => {
  it.each(labelled(cases.filter(([row]) => row.refused !== null)))('%s', async (_label, row, option) => {
    const item = await itemOf(row.line);
    const forced = choosing(item, ...(row.first ? [row.first] : []), [row.step, option]);
    expect(item.clientDesignName).toBe(row.work);
    if (row.refused?.isStored) expect(codesOf(forced)).toBe(codesOf(item));

    const words = `${row.step}「${option}」不可用：${row.refused?.reason}`;
    await expectRefused(words, () => send(row.line, forced));
  });

  it.each(labelled(cases.filter(([row]) => row.refused !== null)))(
    '%s is moved by the rule',
    async (_label, row, option) => {
      const item = await itemOf(row.line);
      const { changes, impossible } = reselect(
        choosing(item, ...(row.first ? [row.first] : []), [row.step, option]),
      );
      const leadsTo = row.refused?.leadsTo ?? { movesTo: '' };
      if ('blocked' in leadsTo) {
        // What would help is the dialog's to say.
        expect(impossible.map(({ text }) => cause(text))).toEqual([cause(leadsTo.blocked)]);
        expect(changes).toEqual([]);
      } else {
        expect(impossible).toEqual([]);
        expect(changes).toEqual([
          expect.objectContaining({ from: option, to: leadsTo.movesTo, reason: row.refused?.reason }),
        ]);
      }
    },
  );
});

describe('a choice at the edge of a rule', () => {
  it.each(labelled(cases.filter(([row]) => row.refused === null)))(
    '%s is saved',
    async (_label, row, option) => {
      const item = await itemOf(row.line);
      const wanted = choosing(item, [row.step, option]);
      expect(item.clientDesignName).toBe(row.work);
      expect(codesOf(wanted)).not.toContain(NO_CODE);

      expect((await send(row.line, wanted)).text).toBe('ok');
      expect((await itemOf(row.line)).buzhou).toEqual(wanted.buzhou);
      expect((await send(row.line, item)).text).toBe('ok');
    },
  );
});

describe('a quantity', () => {
  it.each(QUANTITY_ROWS.map((row) => [row.typed, row] as const))('of %j', async (count, row) => {
    const item = await itemOf(row.line);
    expect(item.clientDesignName).toBe(row.work);
    if (row.message !== null) {
      await expectRefused(row.message, () => send(row.line, item, { count }));
      return;
    }
    expect((await send(row.line, item, { count })).text).toBe('ok');
    expect((await itemOf(row.line)).count).toBe(Number(count));
    expect((await send(row.line, item)).text).toBe('ok');
  });
});

describe('a step that is not shown', () => {
  const { line, name, usual, other } = HIDDEN_STEP;

  it('has its code in the choice, and none may be left out', async () => {
    const item = await itemOf(line);
    const step = item.buzhou.find(({ Name }) => Name === name);
    expect([step?.IsShow, step?.selCnum]).toEqual(['N', usual]);
    const cnums = codesOf(item).split('|');
    await expectRefused('印刷选项不完整或不存在，请重新选择', () =>
      send(line, item, { cnums: cnums.filter((code) => code !== usual).join('|') }),
    );
  });

  it('keeps the code that is sent', async () => {
    const item = await itemOf(line);
    expect((await send(line, item, { cnums: codesOf(item).replace(usual, other) })).text).toBe('ok');
    expect(codesOf(await itemOf(line)).split('|')).toContain(other);
    expect((await send(line, item)).text).toBe('ok');
  });
});

describe('the remark', () => {
  it('is stored, and one that is too long is refused', async () => {
    const item = await itemOf(REMARK.line);
    expect([item.clientDesignName, item.remarkinfo]).toEqual([REMARK.work, REMARK.text]);
    await expectRefused(REMARK.tooLong, () =>
      send(REMARK.line, item, { remarkinfo: '好'.repeat(REMARK.most + 1) }),
    );
    const longest = '好'.repeat(REMARK.most);
    expect((await send(REMARK.line, item, { remarkinfo: longest })).text).toBe('ok');
    expect((await itemOf(REMARK.line)).remarkinfo).toBe(longest);
  });
});

describe('the bindings of 照片书', () => {
  it('are the twelve, with the page ranges of the table', async () => {
    const { buzhou, zhuangDingPageCfg } = await itemOf('90008');
    const items = buzhou.find(({ Name }) => Name === '装订方式')?.items ?? [];
    expect(items.map(({ Name, Cnum }) => [Name, zhuangDingPageCfg[Cnum]])).toEqual(
      SPEC_BINDINGS.map(({ name, least, most }) => [name, { min: least, max: most }]),
    );
  });

  it('can each be chosen on a line, and saved', async () => {
    for (const { line, bindings } of BINDING_ROWS) {
      for (const name of bindings) {
        expect((await send(line, choosing(await itemOf(line), ['装订方式', name]))).text).toBe('ok');
      }
    }
    expect(BINDING_ROWS.flatMap(({ bindings }) => bindings).sort()).toEqual(
      SPEC_BINDINGS.map(({ name }) => name).sort(),
    );
  });
});
