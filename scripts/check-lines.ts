/**
 * The budget of hand-written lines (行数预算): what each part of the house has against the committed figures. Tools and
 * style sheets may only fall; the other parts are shown, so that a change says what it adds.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countLines } from './check-file-size.ts';
import { listFiles } from './setup/hash.mjs';

const root = join(import.meta.dirname, '..');
const budgetFile = join(root, 'scripts/check/line-budget.json');
const entries = ['contracts', 'db', 'server', 'web', 'scripts'];

const HAND_WRITTEN = /\.(?:[cm]?ts|tsx|mjs|cjs|css|yaml)$/;
const GENERATED = /(?:^|\/)generated\/|^contracts\/pact\/pacts\/|^db\/migrations\//;

/** The parts, in the order in which a file is taken for one. */
const PARTS = {
  css: /\.css$/,
  tests: /\.(?:test|spec|test-d|pact\.test)\.[cm]?tsx?$|^web\/e2e\/|\/testing(?:\/|\.ts$)/,
  tools: /^scripts\/|^server\/(?:replica|backend)\/|^web\/tools\//,
  content: /^db\/(?:works|seeded|scenarios)\//,
  contract: /^openapi\.yaml$|^contracts\/(?!rules\/)/,
  product: /^(?:contracts|db|server|web)\//,
} as const;

export type Part = keyof typeof PARTS;
export type Lines = Readonly<Record<Part, number>>;

const MAY_ONLY_FALL: readonly Part[] = ['tools', 'css'];

/** The part that a file belongs to; null for what is not written by hand. */
export function partOf(path: string): Part | null {
  if (GENERATED.test(path) || !HAND_WRITTEN.test(path)) return null;
  const part = Object.entries(PARTS).find(([, pattern]) => pattern.test(path));
  return (part?.[0] ?? null) as Part | null;
}

export function linesByPart(base: string): Lines {
  const lines = Object.fromEntries(Object.keys(PARTS).map((part) => [part, 0])) as Record<Part, number>;
  for (const file of ['openapi.yaml', ...listFiles(base, entries)]) {
    const part = partOf(file);
    if (part) lines[part] += countLines(readFileSync(join(base, file), 'utf8'));
  }
  return lines;
}

/** The parts that have grown although they may only fall. */
export function grownParts(lines: Lines, budget: Lines): readonly Part[] {
  return MAY_ONLY_FALL.filter((part) => lines[part] > budget[part]);
}

function table(lines: Lines, budget: Lines): string {
  const sum = (of: Lines) => Object.values(of).reduce((all, each) => all + each, 0);
  const row = (name: string, now: number, before: number) =>
    `${name.padEnd(9)}${String(now).padStart(8)}${(now === before ? '' : `${now > before ? '+' : ''}${now - before}`).padStart(8)}`;
  const rows = (Object.keys(PARTS) as Part[]).map((part) => row(part, lines[part], budget[part]));
  return [...rows, row('all', sum(lines), sum(budget))].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = linesByPart(root);
  if (process.argv.includes('--write')) {
    writeFileSync(budgetFile, `${JSON.stringify(lines, null, 2)}\n`);
  }
  const budget = JSON.parse(readFileSync(budgetFile, 'utf8')) as Lines;
  console.log(table(lines, budget));
  const grown = grownParts(lines, budget);
  for (const part of grown) {
    console.error(
      `${part} may only fall: ${lines[part]} lines, ${budget[part]} are allowed. Take something out, or change scripts/check/line-budget.json and say why in the commit.`,
    );
  }
  process.exitCode = grown.length === 0 ? 0 : 1;
}
