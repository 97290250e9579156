/** In what a backend of the documented calls may differ from another one: everything of which the specification is silent. */
import { hashText, seededRandom } from '#contracts/seeded-random.ts';

const CHOICES = {
  /** The code beside a success. */
  code: ['none', 0, '0', 200, 'SUCCESS', null],
  /** What `data` in section 7 is counted from. */
  level: ['body', 'layer'],
  json: ['plain', 'twice', 'spaced'],
  text: ['plain', 'line', 'quoted'],
  type: ['application/json', 'Application/JSON;Charset=utf-8', 'text/html;charset=GBK', 'text/plain', ''],
  scalars: ['mixed', 'numbers', 'texts'],
  nulls: ['few', 'many', 'none'],
  further: [false, true],
  status: [1, '1'],
  /** What a call that needs a session answers without one. */
  visitor: [
    'code',
    'code as text',
    'code and words',
    'HTTP 401',
    'HTTP 401 in words',
    'HTTP 403',
    'a way to the login',
    'words',
    'nothing',
    'status 0',
    'success of nothing',
    'all the same',
  ],
  /** What the session check answers without one. */
  unknownUser: ['text 0', 'number 0', 'code', 'HTTP 401', 'empty', 'status of nothing', 'words'],
  refusal: [
    'null data',
    'code',
    'code as text',
    'status',
    'empty',
    'empty data',
    'own fields',
    'HTTP 404',
    'HTTP 400',
  ],
  words: ['', 'fail', '-1', '参数错误', 'JSON', 'HTTP 400'],
  encoding: ['upper', 'lower', 'form', 'app'],
  weixin: [true, true, true, false],
  /** How much getTotal refuses beyond what has no price at all. */
  price: ['lax', 'quantity', 'rules', 'own lines'],
  decimals: ['few', 'two', 'three'],
  limits: ['names', 'codes', 'none', 'list'],
  pastedown: ['as it is', 'lower', 'truth'],
  addresses: ['some', 'none', 'no default'],
  flag: ['N', null, '', 0, 'absent'],
  steps: ['as they are', 'other names', 'turned round'],
  absent: ['page 404', 'page 200', 'JSON 404', 'HTTP 501'],
  logout: ['page', 'nothing', 'JSON', 'a way to the login', 'HTTP 204'],
} as const;

export type Traits = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

export interface Drawn {
  readonly traits: Traits;
  readonly random: () => number;
}

/** The same seed draws the same backend on every machine. */
export function drawTraits(seed: number): Drawn {
  const random = seededRandom(hashText(`backend ${seed}`));
  const entries = Object.entries(CHOICES).map(([name, choices]) => [name, oneOf<unknown>(choices, random)]);
  return { traits: Object.fromEntries(entries) as Traits, random };
}

export function oneOf<T>(choices: readonly T[], random: () => number): T {
  return choices[Math.floor(random() * choices.length)] as T;
}
