import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaErrors } from '../../report/testing.ts';
import type { Verification } from '../finding.ts';
import { ledgerFile } from '../report/json.ts';
import { changedJson, type Defect, type DefectServer, startDefectServer, verifyAt } from '../testing.ts';
import { assumptions, pathText, valuesAt } from './assumptions.ts';

/** Other tests may keep the machine busy. */
const TIMEOUT_MS = 180_000;
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'desk-ledger-'));

let server: DefectServer;
beforeAll(async () => {
  server = await startDefectServer({ isForeign: true });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

type Body = Record<string, unknown>;
type Line = Body & { goods: Body; buzhou: (Body & { items: Body[] })[] };

/** What a backend that is not ours does otherwise where the specification is silent: half of what is asked below. */
const changes: Readonly<Record<string, (body: never) => void>> = {
  'ShopCarService.cartInfo': ({ data }: { data: { data: Line } }) => {
    const line = data.data;
    line.pageNum = String(line.pageNum);
    line.unitPrice = Number(line.unitPrice);
    line.goods.EditorType = Number(line.goods.EditorType);
    delete line.goods.isHasPastedown;
  },
  'UserCenterMag.userIsLogin3': (body: Body) => {
    if (body.status === '1') body.bind_wx = '1';
  },
  'UserCenterMag.getUserAddressList': ({ data }: { data: { list: Body[] } }) => {
    for (const address of data.list) address.ID = Number(address.ID);
  },
};

const otherwise: Defect = ({ operation, text }) => {
  const change = changes[operation ?? ''];
  return change && text.startsWith('{"code":0') ? changedJson(text, change) : null;
};

const CART = 'ShopCarService.cartInfo';
/** Six that the backend refutes and six that it confirms. */
const SEEDED = {
  [`${CART} data.data.pageNum form`]: 'refuted',
  [`${CART} data.data.unitPrice form`]: 'refuted',
  [`${CART} data.data.goods.EditorType form`]: 'refuted',
  [`${CART} data.data.goods.isHasPastedown presence`]: 'refuted',
  'UserCenterMag.userIsLogin3 bind_wx form': 'refuted',
  'UserCenterMag.getUserAddressList data.list[].ID form': 'refuted',
  [`${CART} data.data.count form`]: 'confirmed',
  [`${CART} data.data.totalPrice form`]: 'confirmed',
  [`${CART} data.data.buzhou[].selCnum presence`]: 'confirmed',
  'UserCenterMag.userIsLogin3 member_code form': 'confirmed',
  'UserCenterMag.getUserAddressList status form': 'confirmed',
  'ShoppingServiceMag.getTotal  form': 'confirmed',
};
const include = ['ShopCarService.cartInfo', 'UserCenterMag.*', 'ShoppingServiceMag.getTotal'];

describe('the ledger of a backend that is not ours', { timeout: TIMEOUT_MS }, () => {
  let run: Verification;
  beforeAll(async () => {
    server.defect = otherwise;
    run = await verifyAt(server.url, { include });
  }, TIMEOUT_MS);

  it('has the twelve seeded lines as they are, and refutes nothing else', () => {
    const states = Object.fromEntries(
      run.assumptions.map(({ operation, path, aspect, state }) => [`${operation} ${path} ${aspect}`, state]),
    );
    expect(states).toMatchObject(SEEDED);
    const refuted = Object.keys(states).filter((key) => states[key] === 'refuted');
    expect(refuted.sort()).toEqual(
      Object.entries(SEEDED)
        .flatMap(([key, state]) => (state === 'refuted' ? [key] : []))
        .sort(),
    );
    expect(states['UserCenterMag.unBindThirdLogin status form']).toBe('not seen');
  });

  it('says what was seen, and shows only values that were to be chosen from', () => {
    const line = (path: string) => run.assumptions.find((one) => one.path === path);
    expect(line('bind_wx')?.observed).toEqual(['string', '"1"']);
    expect(line('data.data.pageNum')).toMatchObject({
      observed: ['string'],
      contractPlace: expect.stringMatching(/^contracts\/openapi\/ShopCarService\/reading\.yaml:\d+$/),
    });
    expect(line('member_code')?.observed).toEqual(['string']);
  });

  it('proposes a patch that git takes, with what was seen', () => {
    const { patch } = run.proposal;
    const file = join(folder, 'contract.patch');
    writeFileSync(file, patch);
    execFileSync('git', ['apply', '--check', file], { cwd: ROOT });
    const added = patch.split('\n').filter((line) => line.startsWith('+ '));
    const has = (part: string) => expect(added).toContainEqual(expect.stringContaining(part));
    has("bind_wx: { type: string, enum: [Y, N, '1'], x-provenance-form: assumed }");
    has('pageNum: { type: string, x-provenance-form: assumed }');
    has('EditorType: { type: integer, x-provenance-form: assumed }');
    has('ID: { type: integer, x-provenance: assumed }');
    has('count: { type: integer, minimum: 1, maximum: 1000000, x-provenance-form: documented }');
    has('isHasPastedown?: { type: string, enum: [Y, N], x-provenance-form: assumed }');
    expect(patch).not.toContain('+      user_id:');
    expect(run.proposal.byHand).toContainEqual(expect.stringContaining('UserCenterMag.userIsLogin3 user_id'));
  });

  it('keeps to its schema', () => {
    const text = ledgerFile({ ...run, findings: [], baseline: null });
    expect(schemaErrors('ledger', text)).toEqual([]);
  });

  it('is none of a replica, which was made after the contract', async () => {
    const own = await startDefectServer();
    const { assumptions: none, proposal } = await verifyAt(own.url, { include: [CART] });
    await own.close();
    expect({ none, proposal }).toEqual({ none: [], proposal: { patch: '', byHand: [] } });
  });
});

describe('what is assumed', () => {
  it('is every mark of the documented calls, each once', () => {
    const all = assumptions().map(
      ({ operation, path, aspect }) => `${operation} ${pathText(path)} ${aspect}`,
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(Object.keys(SEEDED)));
  });
});

describe('valuesAt', () => {
  it.each([
    [['a', '[]', 'b'], { a: [{ b: 1 }, {}, { b: 2 }] }, { values: [1, 2], missing: 1 }],
    [['a', '*', 'b'], { a: { x: { b: 1 } } }, { values: [1], missing: 0 }],
    [['a', 'b'], { a: 1 }, { values: [], missing: 0 }],
    [[], 'text', { values: ['text'], missing: 0 }],
  ])('%j', (path, body, expected) => {
    expect(valuesAt(body, path)).toEqual(expected);
  });
});
