import fc from 'fast-check';
import type { Finding } from './finding.ts';
import { TEXT_READERS } from './text-readers.ts';

/** What has made patterns slow before. */
const KNOWN_UNITS = [
  ...[
    '\\',
    ' ',
    '\n',
    '\t',
    '1',
    'a',
    '"',
    "'",
    '[',
    '{',
    '(',
    '<',
    '<a ',
    '<!--',
    '%',
    '%25',
    '=',
    'a=',
    '&a=b',
  ],
  ...[
    '{"a":',
    '["',
    '\\"',
    '"token":"\\',
    '"token"   ',
    '"passw',
    'passw',
    'eyJ',
    'eyJa.b',
    'ab'.repeat(16),
    '138',
  ],
  ...[
    '13800001234',
    '，',
    '（',
    '号',
    '路',
    '张三 ',
    '邮编',
    '电话：',
    'ＡＢ',
    '克',
    '-',
    ',',
    ';',
    'a;b=',
    '../',
    '//',
  ],
];
const ALPHABET = [...'\\"\'{}[]():,;=&%./-_ \n\t01aAeyJ克号（'];
const RANDOM_UNITS = { count: 40, seed: 7 };

const SIZES = [1_000, 4_000, 16_000, 64_000];
/** What takes less at its longest is no danger, and too short to be measured; each letter with each takes a second. */
const SHORTEST_MS = 8;
const MOST_GROWTH = 3;
const RUNS = 7;
/** Further apart than twice as long, chance weighs less. */
const DOUBLINGS = 2;

/** Texts of one unit again and again: twice as long, they may take three times as long and no longer. */
export async function attackTexts(): Promise<readonly Finding[]> {
  const unit = fc.array(fc.constantFrom(...ALPHABET), { minLength: 1, maxLength: 6 });
  const random = fc.sample(unit, { numRuns: RANDOM_UNITS.count, seed: RANDOM_UNITS.seed });
  const units = [...KNOWN_UNITS, ...random.map((letters) => letters.join(''))];
  return Object.entries(TEXT_READERS).map(([name, read]) => findingOf(name, read, units));
}

function findingOf(name: string, read: (text: string) => unknown, units: readonly string[]): Finding {
  let slowestMs = 0;
  let worst = { growth: 0, unit: '' };
  for (const unit of units) {
    const { growth, ms } = growthOf((size) => millisecondsOf(read, unit, size));
    slowestMs = Math.max(slowestMs, ms);
    if (growth > worst.growth) worst = { growth, unit };
    if (growth > MOST_GROWTH) break;
  }
  const holds = worst.growth <= MOST_GROWTH;
  const grown = `${worst.growth.toFixed(1)} times as long when doubled`;
  const figure = `${slowestMs.toFixed(1)} ms at most${worst.growth === 0 ? '' : `, ${grown}`}`;
  return {
    name: `text: ${name}`,
    figure: holds ? figure : `${figure} (${JSON.stringify(worst.unit)})`,
    holds,
  };
}

/** 0 where even the longest text is read in no time. Sizes go up, so that the worst is noticed while it is short. */
export function growthOf(measure: (size: number) => number): { growth: number; ms: number } {
  let ms = 0;
  for (const size of SIZES) {
    ms = measure(size);
    if (ms < SHORTEST_MS) continue;
    const growth = growthAt(measure, size);
    if (growth > 0) return { growth, ms };
  }
  return { growth: 0, ms };
}

/** How much longer twice the text takes; 0 where that cannot be measured. */
function growthAt(measure: (size: number) => number, size: number): number {
  const once = quickest(() => measure(size));
  if (once < SHORTEST_MS) return 0;
  return (quickest(() => measure(size * 2 ** DOUBLINGS)) / once) ** (1 / DOUBLINGS);
}

/** Whatever else the machine does makes a run slower, and none quicker. */
function quickest(measure: () => number): number {
  return Math.min(...Array.from({ length: RUNS }, measure));
}

function millisecondsOf(read: (text: string) => unknown, unit: string, size: number): number {
  const text = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  const since = process.cpuUsage();
  try {
    read(text);
  } catch {
    // A refusal is an answer; here only its time counts.
  }
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
