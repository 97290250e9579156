import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ControlRefused } from '../../control-client.ts';
import { momentOf } from '../calls/time-of.ts';
import { EN } from './en/index.ts';
import { preferredLanguage } from './language.ts';
import { sentenceOf } from './sentence-of.ts';
import type { Words } from './table.ts';
import { choose, speak, wordOf, words } from './words.ts';
import { ZH } from './zh/index.ts';

const CHINESE = /\p{Script=Han}/u;

/** Every text of a table with its path; a sentence with something in it is a function, whose source has its texts. */
function textsOf(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]): [string, string][] => {
    const place = `${path}${key}`;
    return typeof value === 'object' && value !== null
      ? textsOf(value, `${place}.`)
      : [[place, String(value)]];
  });
}

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function preferring(...languages: string[]): void {
  vi.stubGlobal('navigator', { languages });
}

describe('the language', () => {
  it.each([
    [['zh-CN', 'en'], 'zh'],
    [['zh'], 'zh'],
    [['zh-Hant-TW'], 'zh'],
    [['en-US', 'zh-CN'], 'en'],
    [['de'], 'en'],
    [['zhx'], 'en'],
    [[], 'en'],
  ])('of a browser that prefers %j is %s', (preferred, language) => {
    expect(preferredLanguage(preferred)).toBe(language);
  });

  it('is the one that was chosen, whatever the browser prefers', async () => {
    preferring('zh-CN');
    await speak();
    expect(words().frame.drawer.close).toBe('关闭');
    await choose('en');
    await speak();
    expect(words().frame.drawer.close).toBe('Close');
  });

  it('is what the browser prefers where nothing, or nothing known, is kept', async () => {
    preferring('en-GB');
    kept.set('replicaLanguage', 'constructor');
    await speak();
    expect(words()).toBe(EN);
  });

  it('is spoken also where the browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    preferring('zh-CN');
    await choose('en');
    expect(words()).toBe(EN);
    await speak();
    expect(words()).toBe(ZH);
  });
});

describe('the words', () => {
  it('do not compile where a language lacks one', () => {
    const { wrong: _, ...lacking } = EN.frame.token;
    // @ts-expect-error the sentence for a wrong token is missing
    const table: Words['frame']['token'] = lacking;
    expect(table).not.toHaveProperty('wrong');
  });

  it('are English in the English table, without a Chinese sign', () => {
    const { antd: _, ...own } = EN;
    expect(textsOf(own).filter(([, text]) => CHINESE.test(text))).toEqual([]);
  });

  it('stand in the tables and nowhere else in the console', () => {
    const folder = join(import.meta.dirname, '..');
    const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
      (file) => !/\.test\.tsx?$|^testing\.ts$|^words\/(zh\/|language\.ts)/.test(file),
    );
    const withoutComments = (file: string) =>
      readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((file) => CHINESE.test(withoutComments(file)))).toEqual([]);
  });

  it('of a key that only another version of the server knows is the key', () => {
    expect(wordOf(EN.world.faults.kind, 'melt')).toBe('melt');
    expect(wordOf(EN.world.faults.kind, 'toString', 'none')).toBe('none');
  });
});

describe('dates and numbers', () => {
  const AT = new Date(2026, 2, 1, 9, 5, 7).getTime();

  it('are written as the language does', async () => {
    await speak('en');
    expect([momentOf(AT), words().calls.list.count(1000), words().calls.list.count(1)]).toEqual([
      '01 Mar 2026, 09:05:07',
      '1,000 calls',
      '1 call',
    ]);
    await speak('zh');
    expect([momentOf(AT), words().calls.list.count(1000)]).toEqual(['2026/03/01 09:05:07', '1,000 条']);
  });
});

describe('a refusal of the control plane', () => {
  it.each([
    ['zh', new ControlRefused(404, 'unknown-fault', 'no rule 7'), '这条故障已经不在了（no rule 7）'],
    ['en', new ControlRefused(404, 'unknown-fault', 'no rule 7'), 'That fault is gone already (no rule 7)'],
    ['en', new ControlRefused(404, 'not-known-here'), 'This server does not have that feature'],
    ['en', new ControlRefused(418, 'teapot'), 'The control plane answered 418'],
    ['en', new ControlRefused(0, 'no-answer'), 'The local server cannot be reached; is it still running?'],
    ['en', new TypeError('x is not a function'), 'Something went wrong in the console, please try again'],
  ] as const)('is said in %s: %s', async (language, error, sentence) => {
    await speak(language);
    expect(sentenceOf(error)).toBe(sentence);
  });
});
