import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Where texts of strangers are read. */
const SOURCES = [
  'server/**/*.ts',
  'contracts/*.ts',
  'contracts/{rules,control}/**/*.ts',
  'db/**/*.ts',
  'web/lib/**/*.ts',
];
const TEST = /\.test\.ts$|\/testing/;

const OWN_TEXT = 'reads what we wrote ourselves';
const PASTED = 'readAddressText cuts a pasted text at 500 characters';

/** Patterns whose cost may grow faster than their text, and why nobody can make that text long. */
const BOUNDED: Readonly<Record<string, string>> = {
  'contracts/rules/address/address-labels.ts /^[\\s,，、;；。|]+|[\\s,，、;；。|（(【[]+$/g': PASTED,
  'contracts/rules/address/address-text.ts /(小区|社区|园区|校区|院区|景区|厂区|矿区|片区|商区|宅区|活区|宿舍区|库区|街区|超市|城市|门市|[路街巷道村镇乡].*)$/':
    PASTED,
  'contracts/rules/address/address-text.ts /^(.*\\S)(?:[ \\t]+|(?=[（(]))(\\S+)$/': PASTED,
  'contracts/rules/address/address-text.ts /^[\\s,，、;；。|:：/]+|[\\s,，、;；。|/]+$/g': PASTED,
  'contracts/rules/address/name-in-text.ts /^[\\s（(【[“"\']+|[\\s）)】\\]”"\']+$/g': PASTED,
  'contracts/rules/address/name-in-text.ts /[\\s（(]*(亲?收|敬?启)$/': PASTED,
  'contracts/rules/price/goods-price.ts /0+$/': OWN_TEXT,
  'contracts/rules/price/price-lock.ts /=+$/': OWN_TEXT,
  'contracts/rules/print/page-count.ts /\\d+\\s*克/g': OWN_TEXT,
  'contracts/rules/print/spec-tastes.ts /(\\d+)克/': OWN_TEXT,
  'server/backend/target.ts /\\/+$/': 'reads the address that whoever runs the server gave it',
  'server/replica/journal-text.ts /[\\w+-]+$/': 'reads 64 characters',
};

/** Reading a file as TypeScript takes longer than seeing that there can be no pattern in it. */
const MAY_HAVE_ONE = /[\s(,=:[!&|?{;]\/(?![/*\s])[^\n]*\//;

function patternsOf(text: string): string[] {
  if (!MAY_HAVE_ONE.test(text)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest));
  return found;
}

function mayGetSlow(pattern: string): boolean {
  const end = pattern.lastIndexOf('/');
  return analyse(new RegExp(pattern.slice(1, end), pattern.slice(end + 1))).reports.length > 0;
}

describe('the patterns in the sources', () => {
  it.each([
    [/(a+)+b/, true],
    [/\s+$/, true],
    [/^\s+/, false],
    [/^[\w-]{1,64}$/, false],
  ])('are told apart: %s', (pattern, isSlow) => {
    expect(mayGetSlow(String(pattern))).toBe(isSlow);
  });

  it('take as long as their text is, or read none that somebody can make long', () => {
    const files = globSync(SOURCES).filter((file) => !TEST.test(file));
    const slow = files.flatMap((file) =>
      patternsOf(readFileSync(file, 'utf8'))
        .filter(mayGetSlow)
        .map((pattern) => `${file} ${pattern}`),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(slow.sort()).toEqual(Object.keys(BOUNDED).sort());
  });
});
