import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { FINDING_CLASSES } from '#scripts/replica/verify/finding.ts';
import { HELP_ZH } from './help-zh.mjs';
import { inChinese, SENTENCES } from './said/all.mjs';
import { LINES } from './said/lines.mjs';
import { SCHEMAS } from './said/schemas.mjs';
import { hasWords, plain, sentencesIn } from './testing-sentences.ts';
import { sayingIn } from './words.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const CHINESE = /\p{Script=Han}/u;
const ALL = { ...SENTENCES, ...LINES };

/** What is written for programs only, or has a table of its own (the help), or is no command of the product. */
const NOT_FOR_PEOPLE = [
  /\/mutants\//,
  /\/report\/(?:github|junit|sarif|json|xml|reported)\.ts$/,
  /\/mcp\/(?:contract-tools|control-tools|flat-body|journal-tools|mcp-server|prompts|tool|verify-tool)\.ts$/,
  /\/record\/(?:export-\w+|redact|observe|capture|record-routes|proxy|doors|refuse)\.ts$/,
  /\/verify\/backends\//,
  /\/har\/(?:har|from-journal)\.ts$/,
  /\/verify\/ledger\/(?:patch|unified-diff|flow-map)\.ts$/,
  /\/control\/sub-commands\.mjs$|\/(?:tools|serve|seed|all-commands)\.mjs$/,
];

/** What the commands say that stands elsewhere. */
const ELSEWHERE = [
  'scripts/setup/config.mjs',
  'scripts/dev/run.mjs',
  'scripts/contract/contract-problems.ts',
  'scripts/contract/ownership-problems.ts',
  'scripts/contract/resource-problems.ts',
  'scripts/contract/static-comparison.ts',
  'scripts/contract/field-provenance.ts',
  'scripts/contract/coverage-map.ts',
  'scripts/contract/diff/contract-diff.ts',
  'scripts/contract/diff/schema-changes.ts',
  'server/env.ts',
  'server/dispatch/register-operations.ts',
  'contracts/rules/clock-limits.ts',
  // Why a replica refuses an action.
  'server/replica/account-or-refuse.ts',
  'server/replica/arm-preset.ts',
  'server/replica/guard.ts',
  'server/replica/hold-transfer.ts',
  'server/replica/moments.ts',
  'server/replica/snapshots.ts',
  'server/replica/control/read-input.ts',
  'server/replica/faults/fault-book.ts',
  'server/replica/faults/operation-name.ts',
  'server/replica/faults/rule-of.ts',
  'server/replica/faults/answer.ts',
  'server/replica/routes/clock.ts',
  'server/replica/routes/error-catalogue.ts',
  'server/replica/routes/events.ts',
  'server/replica/routes/faults.ts',
  'server/replica/routes/moments.ts',
  'server/replica/routes/orders.ts',
  'server/replica/routes/pact-states.ts',
  'server/replica/routes/pay.ts',
  'server/replica/routes/rows.ts',
  'server/replica/routes/sandboxes.ts',
  'server/replica/routes/scenarios.ts',
  'server/replica/routes/tour.ts',
  'server/replica/routes/transfer.ts',
  'server/backend/target.ts',
  'server/backend/company-proxy.ts',
  'server/servlet/validators.ts',
  'server/servlet/validate-exchange.ts',
  'db/storage-failure.ts',
  'db/inspect.ts',
  // What a server says as it starts.
  'server/open-server.ts',
  'server/backend/backend-env.ts',
  'server/tracing/tracing-env.ts',
  'scripts/setup/chromium.mjs',
];

/** What looks like a sentence and is none, or none for people. */
const NO_SENTENCES = [
  // Help, and kinds of words nobody knows, have a table of their own.
  ...['replica contract {}', 'replica <command> <action>', 'replica {} <action>: {}', 'With every action:'],
  ...['contract command', 'format of --report', 'value of --{}'],
  // What only programs read: reports in their forms, files, replies.
  ...['known until {}: {}', 'contract: {}', 'Only A has it.', 'Only B has it.', 'It has another value.'],
  ...['It has another type, or the body another media type.', 'Another HTTP status, or no answer.'],
  ...['Was there when the baseline was written.', 'not seen', 'further field', 'Bearer {}'],
  ...['The request could not be answered.', 'The endpoint is {}.', 'Only programs of this machine may ask.'],
  ...['Send the header "authorization: Bearer <REPLICA_CONTROL_TOKEN>".', 'Only POST is answered.'],
  // A warning of Node's own kind, which it prints itself.
  'What was written cannot be taken back: {}',
  // What is typed, and where a browser lies.
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[
    'Debian, Ubuntu: sudo apt-get install chromium fonts-noto-cjk',
    'macOS:          brew install --cask chromium',
  ],
  // Mistakes of ours, told with their stack.
  'the pact uses the matcher "{}", which is not known here',
  'the pact has an unknown operation "{}"',
  // Values that are sent, stored or expected as they are.
  ...["' OR 1=1 --", 'ok', 'null', 'SQLite format 3\0', 'SELECT name FROM sqlite_master'],
  'SELECT value FROM replica_meta WHERE key = ?',
  ...[': still here', 'retry: {}', 'id: {}', '{}event: {}', 'data: {}', '图片约 150 dpi，印刷后会模糊'],
];

/** Words of lists, which are put into sentences one by one. */
const OF_LISTS = [
  ...FINDING_CLASSES,
  ...['missing', 'added', 'type', 'value', 'status'],
  ...['documented', 'assumed', 'invented', 'read', 'write', 'presence', 'form'],
];

function sources(): string[] {
  return readdirSync(join(ROOT, 'scripts/replica'), { recursive: true, encoding: 'utf8' })
    .map((name) => `scripts/replica/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !/\.test\.ts$|\/testing\.ts$/.test(file))
    .filter((file) => !NOT_FOR_PEOPLE.some((pattern) => pattern.test(file)));
}

/** Why a scenario or a world is refused, among much else that nobody is told. */
const REFUSING = [
  ...readdirSync(join(ROOT, 'db/scenarios'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `db/scenarios/${name}`),
  'db/portable.ts',
];

const said = [
  ...[...sources(), ...ELSEWHERE].flatMap((file) => sentencesIn(file).map((text) => ({ file, text }))),
  ...REFUSING.flatMap((file) =>
    sentencesIn(file, /^(?:ScenarioRefused|DatabaseRefused|damaged)$/).map((text) => ({ file, text })),
  ),
  ...OF_LISTS.map((text) => ({ file: 'lists', text })),
];
const known = new Set(Object.keys(ALL).map(plain));

/** Names that every language writes like that. */
const NAMES = /\b(?:HTTP|JSON|Node|MB|KB|Chromium|GITHUB_STEP_SUMMARY|IsDefault)\b/g;
/** A line may have its place before it. */
const isKnown = (text: string) =>
  Object.hasOwn(HELP_ZH, text) ||
  !hasWords(text.replaceAll(NAMES, '')) ||
  [text, `{}: ${text}`, `"${text}"`].some((each) => known.has(each));

describe('what the commands say', () => {
  it('is gathered from where it stands', () => {
    expect(said.length).toBeGreaterThan(400);
  });

  it('has its Chinese, sentence by sentence', () => {
    const missing = said.filter(({ text }) => !isKnown(text) && !NO_SENTENCES.includes(text));
    expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it('has no Chinese of what nothing says any more', () => {
    const texts = new Set(said.flatMap(({ text }) => [text, `{}: ${text}`, `"${text}"`]));
    const gone = Object.keys(ALL)
      .filter((english) => !Object.hasOwn(SCHEMAS, english) && hasWords(plain(english)))
      .filter((english) => !texts.has(plain(english)));
    expect([...gone, ...NO_SENTENCES.filter((text) => !texts.has(text))]).toEqual([]);
  });
});

describe('the Chinese', () => {
  it('is Chinese, and has all that is filled in', () => {
    const wrong = Object.entries(ALL).filter(([english, chinese]) => {
      const blanks = english.match(/\{\w?\}/g)?.length ?? 0;
      const used = [...chinese.matchAll(/\{(\d?)\}/g)].map(([, number], at) => Number(number || at + 1));
      const isWhole = new Set(used).size === blanks && used.every((each) => each <= blanks);
      return !isWhole || (hasWords(plain(english)) && !CHINESE.test(chinese));
    });
    expect(wrong).toEqual([]);
  });

  it('addresses nobody as 你, and has the marks of Chinese where it has no English', () => {
    expect(Object.values(ALL).filter((text) => /你|[\p{Script=Han}][,:;!?]/u.test(text))).toEqual([]);
  });

  it.each([
    // The more a sentence says itself, the better it fits.
    ['at least 3 items', '至少 3 项'],
    ['    expected  a refusal of sent twice', '    应为      拒绝发送两次'],
    ['  contract violation at /data/ID, documented', '  违反契约，位于 /data/ID，来源：文档'],
    [
      '  \u001b[31mrule violation\u001b[39m at /x, assumed',
      '  \u001b[31m违反规则\u001b[39m，位于 /x，来源：推定',
    ],
    [
      '9 checks, 3 findings (2 rule violations, 1 needs login), 3 left out, 2 known; seed 1, 2.0 s',
      '9 项检查，3 项发现（2 项违反规则，1 项需要登录），略过 3 项，已知 2 项；种子 1，用时 2.0 秒',
    ],
    [
      'known.json: is found no longer, take it out: A.b (ab12) needs login at the whole reply (usual input): expected a session',
      'known.json：不再出现，请去掉：A.b（ab12）需要登录，位于整个回答（常规输入）：应为有会话',
    ],
    [
      '  type at the whole body (line 2): A "a, b", B nothing',
      '  类型不同，位于整个正文（第 2 件商品）：A "a, b"，B 无',
    ],
    ['A.b: /x does not survive the wire form', 'A.b：/x 转成线上形式后无法还原'],
    ['a.json: "port" has to be true or false.', 'a.json："port" 须是 true 或 false。'],
    ['one line\nmissing 1 of 2 times', 'one line\n2 次中缺少 1 次'],
    ['POST /a 400 POST /a: body is missing', 'POST /a 400 POST /a：缺少 body'],
    ["  reply /data: must have required property 'ID' (ID)", "  reply /data：缺少属性 'ID'（ID）"],
    ['      fault delay by f1, draw 2-0, 2 ms late', '      故障 delay，来自规则 f1，抽取 2-0，延迟 2 毫秒'],
    [
      'The replica refused: there is no sandbox "missing" (unknown-sandbox).',
      '复刻拒绝了：没有沙箱 "missing"（unknown-sandbox）。',
    ],
    // What is typed, quoted or named stays, though it be a word of the table.
    [
      'Unknown operation of --local "missing". Did you mean "text"?',
      '--local 中有不认识的接口 "missing"。是不是 "text"？',
    ],
    ['bad values of status', 'status 的坏值'],
    ['bad values of all parameters', '全部参数的坏值'],
    ['    actual    "a, missing"', '    实为      "a, missing"'],
    // What is not known is not touched.
    ['ENOENT: no such file, missing or lost', 'ENOENT: no such file, missing or lost'],
    ['', ''],
    ['a ({[.*+?^$\\ b', 'a ({[.*+?^$\\ b'],
  ])('of %j is %j', (english, chinese) => {
    expect(inChinese(english)).toBe(chinese);
  });

  it('is for whoever reads it', async () => {
    expect((await sayingIn({ REPLICA_LANG: 'zh' }))('No rule.')).toBe('没有规则。');
    expect((await sayingIn({ LANG: 'en_US.UTF-8' }))('No rule.')).toBe('No rule.');
  });

  it('loses nothing that is filled in, and is quick about it', () => {
    const words = [
      'missing',
      'at',
      'is',
      '12',
      ', ',
      ': ',
      ' (',
      ')',
      '"',
      '/a/b',
      'expected',
      '\n',
      '{}',
      '✓',
      '字',
    ];
    const texts = Array.from({ length: 400 }, (_, seed) =>
      Array.from({ length: 40 }, (__, at) => words[(seed * 7 + at * at * (seed % 5)) % words.length]).join(
        ' ',
      ),
    );
    const page = '<p> at (a): A b, c is d; expected </p>'.repeat(20_000);
    const begun = performance.now();
    expect(inChinese(page)).toBe(page);
    const kept = (text: string) => text.match(/12|\/a\/b|"|✓|字/g)?.sort();
    for (const text of texts) expect(kept(inChinese(text))).toEqual(kept(text));
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

describe('what a validator says', () => {
  const schemas: readonly [schema: object, value: unknown][] = [
    [{ type: 'string' }, 1],
    ...(['minimum', 'exclusiveMinimum'] as const).map((bound): [object, unknown] => [{ [bound]: 5 }, 1]),
    ...(['maximum', 'exclusiveMaximum'] as const).map((bound): [object, unknown] => [{ [bound]: 5 }, 9]),
    [{ multipleOf: 2 }, 3],
    [{ const: 1 }, 2],
    [{ enum: [1] }, 2],
    [{ pattern: '^a$' }, 'b'],
    [{ format: 'odd' }, 'b'],
    [{ oneOf: [{ const: 1 }, { const: 2 }] }, 3],
    [{ anyOf: [{ const: 1 }, { const: 2 }] }, 3],
    [{ not: {} }, 3],
    [JSON.parse('{ "if": {}, "then": { "const": 1 } }'), 3],
    [{ required: ['a'] }, {}],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }],
    [{ additionalProperties: false }, { a: 1 }],
    [{ unevaluatedProperties: false }, { a: 1 }],
    ...(['minLength', 'maxLength'] as const).map((bound): [object, unknown] => [
      { [bound]: 2 },
      bound === 'minLength' ? 'a' : 'aaa',
    ]),
    ...(['minItems', 'maxItems'] as const).map((bound): [object, unknown] => [
      { [bound]: 2 },
      bound === 'minItems' ? [1] : [1, 2, 3],
    ]),
    ...(['minProperties', 'maxProperties'] as const).map((bound): [object, unknown] => [
      { [bound]: 2 },
      bound === 'minProperties' ? {} : { a: 1, b: 1, c: 1 },
    ]),
    [{ uniqueItems: true }, [1, 1]],
    [{ contains: { const: 1 } }, [2]],
    [{ propertyNames: { const: 'b' } }, { a: 1 }],
  ];
  const messages = schemas.flatMap(([schema, value]) => {
    const ajv = new Ajv({ allErrors: true, strict: false, formats: { odd: () => false } });
    const validate = ajv.compile(schema);
    validate(value);
    return (validate.errors ?? []).map(({ message = '' }) => message);
  });

  it('has its Chinese too', () => {
    expect(messages.length).toBeGreaterThan(25);
    expect(messages.filter((message) => !CHINESE.test(inChinese(message)))).toEqual([]);
  });

  it('is nothing that it does not say', () => {
    const texts = messages.join('\n');
    const gone = Object.keys(SCHEMAS)
      .filter((english) => hasWords(plain(english)))
      .filter((english) => english.split(/\{\w?\}/).some((part) => !texts.includes(part)));
    expect(gone).toEqual([]);
  });
});
