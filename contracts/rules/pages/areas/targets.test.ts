import { describe, expect, it } from 'vitest';
import type { AreaTarget } from '../document.ts';
import { idAt } from '../ids.ts';
import { areaName, hrefOf } from './area-links.ts';
import { isAreaKind, readTarget, targetProblem, targetText } from './targets.ts';

const PAGES = {
  idOf: (no: number) => (no >= 1 && no <= 9 ? idAt(no) : undefined),
  numberOf: (id: string) => (id === idAt(3) ? 3 : null),
};
const address = (text: string): AreaTarget => ({ to: 'address', address: text });

describe('targetProblem', () => {
  it.each<AreaTarget>([
    address('http://example.com'),
    address(`https://example.com/${'a'.repeat(1980)}`),
    { to: 'page', page: idAt(3) },
    { to: 'mail', address: 'lu@example.com' },
    { to: 'phone', phone: '+86 571-8888' },
    { to: 'picture', source: 'art:west-lake' },
    { to: 'text', text: '字'.repeat(500) },
    { to: 'product', opusID: '50001' },
  ])('takes %j', (target) => expect(targetProblem(target)).toBe(''));

  it.each<AreaTarget>([
    address(''),
    address('example.com'),
    address('javascript:alert(1)'),
    address('JAVASCRIPT:alert(1)'),
    address('java\nscript:alert(1)'),
    address('data:text/html,x'),
    address('vbscript:x'),
    address('blob:https://example.com/1'),
    address('ftp://example.com'),
    address('tel:110'),
    address('https://exa mple.com'),
    address('https://accounts.example.com@evil.example/x'),
    { to: 'mail', address: 'nobody' },
    { to: 'mail', address: 'a@example.com?cc=b@example.com' },
    { to: 'phone', phone: '12' },
    { to: 'phone', phone: '1'.repeat(21) },
    { to: 'phone', phone: '123;ext=4' },
    { to: 'picture', source: 'file:1' },
    { to: 'text', text: '  ' },
    { to: 'text', text: '字'.repeat(501) },
    { to: 'product', opusID: 'x' },
  ])('names the problem of %j', (target) => {
    expect(targetProblem(target)).not.toBe('');
    expect(hrefOf(target)).toBeNull();
  });
});

it.each(['https://example.com/\u202ex', `https://example.com/${'a'.repeat(2000)}`])(
  'is no address: %j',
  (text) => expect(targetProblem(address(text))).not.toBe(''),
);

it.each<[AreaTarget, string | null]>([
  [address('https://example.com'), 'https://example.com'],
  [{ to: 'mail', address: 'lu@example.com' }, 'mailto:lu@example.com'],
  [{ to: 'phone', phone: '+86 571-8888' }, 'tel:+865718888'],
  [{ to: 'product', opusID: '50001' }, '/manager/add_shopping/50001'],
  [{ to: 'text', text: '好' }, null],
  [{ to: 'page', page: idAt(3) }, null],
])('%j leads to %s', (target, href) => expect(hrefOf(target)).toBe(href));

it('reads what is typed, and writes it again', () => {
  expect(readTarget('page', ' 3 ', PAGES)).toMatchObject({ value: { to: 'page', page: idAt(3) } });
  for (const typed of ['0', '10', '1.5', '三', ''])
    expect(readTarget('page', typed, PAGES)).toMatchObject({ kind: 'refused' });
  const written: [AreaTarget, string][] = [
    [{ to: 'page', page: idAt(3) }, '3'],
    [{ to: 'page', page: idAt(4) }, ''],
    [address('https://example.com'), 'https://example.com'],
    [{ to: 'mail', address: 'lu@example.com' }, 'lu@example.com'],
    [{ to: 'phone', phone: '0571' }, '0571'],
    [{ to: 'picture', source: 'art:west-lake' }, 'art:west-lake'],
    [{ to: 'text', text: '好' }, '好'],
    [{ to: 'product', opusID: '50001' }, '50001'],
  ];
  for (const [target, text] of written) {
    expect(targetText(target, PAGES)).toBe(text);
    if (text !== '') expect(readTarget(target.to, text, PAGES)).toMatchObject({ value: target });
    expect(areaName({ target, label: '' }, PAGES.numberOf(idAt(3)))).not.toBe('');
    expect(areaName({ target, label: '名' }, null)).toBe('名');
  }
  expect(areaName({ target: { to: 'page', page: idAt(4) }, label: '' }, null)).toBe('失效的跳页');
});

it('takes no address of more than two thousand letters', () => {
  expect(targetProblem(address(`https://example.com/${'a'.repeat(1981)}`))).not.toBe('');
});

it('knows its kinds', () => {
  expect([isAreaKind('page'), isAreaKind('video'), isAreaKind('toString')]).toEqual([true, false, false]);
});
