import { describe, expect, it } from 'vitest';
import { checkBuyer, emailBeside, type InvoiceBuyer, whyNotType } from './buyer.ts';

const COMPANY: InvoiceBuyer = {
  kind: 'company',
  name: '知远影像工作室',
  taxNo: '91330106MA2DEMO018',
  address: '杭州市西湖区文三路 90 号',
  tel: '0571-88990011',
  bank: '演示银行杭州分行',
  account: '622200001111222233',
  email: 'a@desk.example',
};

const check = (change: Partial<Record<keyof InvoiceBuyer, string>>) => checkBuyer({ ...COMPANY, ...change });

describe('checkBuyer', () => {
  it('takes full-width and grouped writing as the plain one', () => {
    expect(check({ taxNo: '９１３３０１０６ ma2demo018', account: '6222 0000-1111 222233' })).toEqual({
      kind: 'done',
      value: COMPANY,
    });
  });

  it('does not look at what a form still holds of a company, where it is a person', () => {
    expect(check({ kind: 'personal', address: '长'.repeat(101), taxNo: '9'.repeat(50) }).kind).toBe('done');
  });

  it('keeps of a person the name and where to send it', () => {
    expect(check({ kind: 'personal' })).toMatchObject({
      value: { kind: 'personal', taxNo: '', account: '', email: 'a@desk.example' },
    });
  });

  it.each([
    [{ name: ' ' }, 'bad-invoice-title'],
    [{ name: '长'.repeat(101) }, 'bad-name'],
    [{ taxNo: '9133' }, 'bad-invoice-tax-no'],
    [{ account: '12345678901' }, 'bad-account'],
    [{ account: '1'.repeat(21) }, 'bad-account'],
    [{ tel: 'abc' }, 'bad-tel'],
    [{ email: 'nobody' }, 'bad-invoice-email'],
    [{ kind: 'gold' }, 'bad-invoice-kind'],
  ])('refuses %j as %s', (change, problem) =>
    expect(check(change)).toMatchObject({ kind: 'refused', problem }),
  );
});

describe('whyNotType', () => {
  it('wants a whole company for a special invoice', () => {
    expect(whyNotType(COMPANY, 'special')).toBeNull();
    expect(whyNotType({ ...COMPANY, bank: '', account: '' }, 'special')).toContain(
      '还缺：开户银行、银行账号',
    );
    expect(whyNotType({ ...COMPANY, kind: 'personal' }, 'special')).toContain('企业抬头');
    expect(whyNotType({ ...COMPANY, bank: '' }, 'normal')).toBeNull();
  });
});

it.each([
  ['', '', 'b@desk.example', 'b@desk.example'],
  ['a@desk.example', 'a@desk.example', 'b@desk.example', 'b@desk.example'],
  ['a@desk.example', 'a@desk.example', '', ''],
  ['typed@desk.example', 'a@desk.example', 'b@desk.example', 'typed@desk.example'],
  ['typed@desk.example', '', '', 'typed@desk.example'],
])('beside %j, which came with %j, a title with %j leaves %j', (written, former, chosen, left) => {
  expect(emailBeside(written, former, chosen)).toBe(left);
});
