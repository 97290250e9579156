import type { ControlBody, ControlReply } from '#contracts/control/operations.ts';
import type { OperationId } from '#contracts/operations.ts';
import { optional } from '../../cli/flags.ts';
import { readTextFile } from '../../cli/input.ts';
import { action } from '../action.ts';
import { listLines, shown, table } from '../format.ts';
import { delayOf, numberOf } from '../values.ts';

const TIMES = optional('how often it happens; for ever unless said');

const NUMBERS = ['times', 'probability', 'seed', 'skip', 'status', 'code'] as const;

export const fault = {
  list: action({
    summary: 'the rules of what goes wrong, newest first',
    flags: {},
    async run({ control }) {
      const data = await control.call('GET /faults');
      return {
        data,
        pretty: data.list.length === 0 ? 'No rule.' : table(data.list.map(cells)),
      };
    },
  }),
  add: action({
    words: ['OPERATION', 'KIND'],
    summary:
      'add a rule; OPERATION is such as ShopCarService.cartInfo, or *; KIND is delay, status, code, business-failure, text, html, double-encoded, malformed-json, cut or hang',
    flags: {
      times: TIMES,
      probability: optional('0 to 1; always unless said'),
      seed: optional('of the sequence that decides'),
      skip: optional('the place in that sequence to begin with'),
      delay: optional('milliseconds: 800; 100-900 for any between; 300~0.5 for median and sigma'),
      status: optional('an HTTP status, 400 to 599'),
      code: optional('a code in the body, such as 401'),
      message: optional('the words of the failure'),
      'need-vip': { kind: 'list', meaning: 'the memberships that a code 403 names' },
      text: optional('the wrong text of a text call'),
    },
    async run({ control, words: [operation, kind], flags }) {
      const rule = {
        operation,
        kind,
        ...Object.assign({}, ...NUMBERS.map((name) => numberOf(name, flags[name]))),
        ...delayOf(flags.delay),
        ...(flags.message === '' ? {} : { message: flags.message }),
        ...(flags.text === '' ? {} : { text: flags.text }),
        ...(flags['need-vip'].length === 0 ? {} : { needVip: flags['need-vip'] }),
      };
      // What was typed may be no rule at all, which the replica says in better words.
      const data = await control.call('POST /faults', { body: rule as ControlBody<'POST /faults'> });
      return { data, pretty: table([cells(data)]) };
    },
  }),
  preset: action({
    words: ['[NAME]'],
    summary: 'make a row of the error catalogue happen; without a name the rows are listed',
    flags: { times: TIMES },
    async run({ control, words: [name], flags }) {
      if (name === undefined) {
        const data = await control.call('GET /error-catalogue');
        return {
          data,
          pretty: listLines(data.list, ['name', 'operation', 'words'], 'No row.'),
        };
      }
      const body = numberOf('times', flags.times);
      const data = await control.call('POST /error-catalogue/{name}', { path: { name }, body });
      const row = [data.name, data.operation, shown(data.words), shown(data.result)];
      return { data, pretty: table([row]) };
    },
  }),
  replay: action({
    words: ['DRAW'],
    summary: 'go on from a draw that the journal shows, such as 2-17',
    flags: { times: TIMES },
    async run({ control, words: [id = ''], flags }) {
      const body = { id, ...numberOf('times', flags.times) };
      const data = await control.call('POST /faults/replay', { body });
      return { data, pretty: table([cells(data)]) };
    },
  }),
  import: action({
    words: ['FILE'],
    summary:
      'play an HTTP Archive (HAR) back: each call answers what it answered there, once and in that order',
    flags: { include: { kind: 'list', meaning: 'only these operations, such as ShopCarService.*' } },
    async run({ control, words: [file = ''], flags }) {
      // They bring the whole contract along, which no other command waits for.
      const { operationsMatching } = await import('../../compare/operation-patterns.ts');
      const { rulesOf } = await import('../../har/to-rules.ts');
      const chosen = operationsMatching(flags.include, 'include');
      const isWanted = (id: string) => flags.include.length === 0 || chosen.has(id as OperationId);
      const { rules, left } = rulesOf(readTextFile(file), isWanted);
      // The first that is too big or too many is refused by the replica, in words.
      for (const body of rules) await control.call('POST /faults', { body });
      return {
        data: { added: rules.length, left },
        pretty: `${rules.length} answers added, ${left} entries left out.`,
      };
    },
  }),
  remove: action({
    words: ['ID'],
    summary: 'remove one rule',
    flags: {},
    async run({ control, words: [id = ''] }) {
      const data = await control.call('DELETE /faults/{id}', { path: { id } });
      return { data, pretty: `${id} is removed.` };
    },
  }),
  clear: action({
    summary: 'remove every rule',
    flags: {},
    async run({ control }) {
      const data = await control.call('DELETE /faults');
      return { data, pretty: `${data.removed} removed.` };
    },
  }),
};

function cells(rule: ControlReply<'POST /faults'>): string[] {
  const often = rule.timesLeft === null ? 'always' : `${rule.timesLeft} times`;
  return [
    rule.id,
    rule.operation,
    shown(rule.fault),
    often,
    `p=${rule.probability}`,
    `next ${rule.seed}-${rule.next}`,
  ];
}
