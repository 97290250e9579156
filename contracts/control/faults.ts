import type { ControlOperations } from './operation.ts';
import {
  between,
  either,
  list,
  nullable,
  number,
  object,
  only,
  optional,
  type Static,
  tagged,
  text,
  whole,
  word,
} from './schema.ts';

/** Nobody waits longer for an answer, and a hanging one is cut off then: connections are not for ever. */
export const LONGEST_DELAY_MS = 120_000;
/** What the rules of one world may come to: they lie in memory, and so do the snapshots that hold them. */
export const MOST_RULES = 500;
export const MOST_RULE_BYTES = 16 * 1024;
export const MOST_RULES_BYTES = 256 * 1024;
/** How often a rule strikes. */
export const TIMES = whole(1, 1_000_000);
const MOST_SKIPPED = 999_999_999;

const milliseconds = whole(0, LONGEST_DELAY_MS);
const times = optional(TIMES);
const sigma = between(0, 5);

const fixed = { ms: milliseconds };
const uniform = { minMs: milliseconds, maxMs: milliseconds };
const lognormal = { medianMs: milliseconds, sigma };

const delay = tagged(
  'kind',
  object({ kind: only('fixed'), ...fixed }),
  object({ kind: only('uniform'), ...uniform }),
  object({ kind: only('lognormal'), ...lognormal }),
);
/** As it is asked for: a number, or fields that tell its kind by their names. */
const newDelay = either(
  milliseconds,
  object({ kind: optional(text), ...lognormal }),
  object({ kind: optional(text), ...uniform }),
  object({ kind: optional(text), ...fixed }),
);

/** What every kind has beside its name. */
const OWN = {
  status: { status: whole(400, 599) },
  code: {
    code: whole(1, 999_999),
    message: optional(text),
    needVip: optional({ ...list(text), title: 'membership levels' }),
  },
  'business-failure': { message: optional(text) },
  text: { text },
  html: { status: whole(400, 599) },
  /** An answer as it once was. No page: what is sent here must not run in somebody's browser. */
  reply: { status: whole(200, 599), type: word(['application/json', 'text/plain']), body: text },
};

const fault = tagged(
  'kind',
  object({ kind: only('delay'), delay }),
  object({ kind: only('status'), ...OWN.status }),
  object({ kind: only('code'), ...OWN.code }),
  object({ kind: only('business-failure'), ...OWN['business-failure'] }),
  object({ kind: only('text'), ...OWN.text }),
  object({ kind: only('html'), ...OWN.html }),
  object({ kind: only('reply'), ...OWN.reply }),
  object({ kind: only('double-encoded') }),
  object({ kind: only('malformed-json') }),
  object({ kind: only('cut') }),
  object({ kind: only('hang') }),
);

const asked = <const K extends string>(kind: K) => ({
  operation: text,
  kind: only(kind),
  times,
  probability: optional(between(0, 1)),
  seed: optional(whole(0, 2 ** 32 - 1)),
  skip: optional(whole(0, MOST_SKIPPED)),
});

/** A rule as it is asked for: the fault's own fields stand beside the others. */
export const newRule = tagged(
  'kind',
  object({ ...asked('delay'), delay: newDelay }),
  object({ ...asked('status'), ...OWN.status }),
  object({ ...asked('code'), ...OWN.code }),
  object({ ...asked('business-failure'), ...OWN['business-failure'] }),
  object({ ...asked('text'), ...OWN.text }),
  object({ ...asked('html'), ...OWN.html }),
  object({ ...asked('reply'), ...OWN.reply }),
  object(asked('double-encoded')),
  object(asked('malformed-json')),
  object(asked('cut')),
  object(asked('hang')),
);

const rule = object({
  id: text,
  /** Or * for every one. */
  operation: text,
  fault,
  /** How often it still strikes; null means until it is removed. */
  timesLeft: nullable(number),
  probability: number,
  seed: number,
  /** Where in its sequence the rule began: the draws before are left out. */
  skip: number,
  /** The place of its next draw. */
  next: number,
});

export type Delay = Static<typeof delay>;
export type FaultKind = Static<typeof fault>;
export type NewRule = Static<typeof newRule>;

export const removed = object({ removed: number });

export const FAULT_OPERATIONS = {
  'GET /faults': {
    summary: 'The rules of what goes wrong, newest first',
    reply: object({ list: list(rule), kinds: list(text) }),
  },
  'POST /faults': {
    summary:
      'Add a rule; the newest that strikes decides. probability is drawn from the sequence of seed, from the place skip on. A world has at most 500 rules, of 16 KB each and 256 KB together. Nothing is held back for more than two minutes; beyond 100 held answers of a world, or 500 of the server, a call is refused with 429',
    body: newRule,
    example: { operation: 'ShopCarService.cartInfo', kind: 'delay', delay: 800, times: 1 },
    reply: rule,
    statuses: [201],
  },
  'POST /faults/replay': {
    summary:
      'Add a rule like the one of a draw, beginning with that draw. A draw is <seed>-<place>, as the journal shows it: every draw of a rule is a pure function of its seed and its place in the sequence. After a restart, POST faults with seed and skip does the same',
    body: object({ id: text, times }),
    example: { id: '2-17', times: 1 },
    reply: rule,
    statuses: [201],
  },
  'DELETE /faults': { summary: 'Remove every rule', reply: removed },
  'DELETE /faults/{id}': { summary: 'Remove one rule', reply: removed },
} satisfies ControlOperations;
