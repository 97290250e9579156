/** Whether a stranger's text can make a pattern in the sources take much longer than the text is long. */
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { analyse } from 'scslre';
import ts from 'typescript';

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
  const found: string[] = [];
  if (!MAY_HAVE_ONE.test(text)) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest));
  return found;
}

/** The patterns in a source whose cost may grow faster than what they read. */
export function slowPatterns(text: string): string[] {
  return patternsOf(text).filter((pattern) => {
    const end = pattern.lastIndexOf('/');
    return analyse(new RegExp(pattern.slice(1, end), pattern.slice(end + 1))).reports.length > 0;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = globSync(SOURCES).filter((file) => !TEST.test(file));
  const slow = files.flatMap((file) =>
    slowPatterns(readFileSync(file, 'utf8')).map((pattern) => `${file} ${pattern}`),
  );
  const found = slow.filter((place) => !Object.hasOwn(BOUNDED, place));
  const gone = Object.keys(BOUNDED).filter((place) => !slow.includes(place));
  for (const place of found)
    console.error(
      `${place}: may take much longer than its text is long; write it otherwise, or bound the text.`,
    );
  for (const place of gone) console.error(`${place}: is not there any more; take it off the list.`);
  process.exitCode = found.length + gone.length === 0 ? 0 : 1;
}
