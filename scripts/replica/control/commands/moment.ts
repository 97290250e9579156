import type { ControlReply } from '#contracts/control/operations.ts';
import { optional } from '../../cli/flags.ts';
import { action } from '../action.ts';
import { fieldLines, shown, table } from '../format.ts';

type Compared = ControlReply<'GET /moments/compare'>;

export const moment = {
  list: action({
    summary: 'the last writes, oldest first, by the number of the moment before each',
    flags: { limit: optional('only the newest so many') },
    async run({ control, flags: { limit } }) {
      const data = await control.call('GET /moments', { query: { limit } });
      const none =
        data.most === 0 ? 'This replica keeps no history (REPLICA_MOMENTS).' : 'Nothing was written.';
      const rows = data.list.map(({ id, at, what, account, tables, undone }) => [
        String(id).padStart(5),
        at.slice(0, 19).replace('T', ' '),
        what,
        account ?? '-',
        Object.entries(tables)
          .map(([name, count]) => `${name} ${count}`)
          .join(', '),
        undone ? 'undone' : '',
      ]);
      return { data, pretty: data.list.length === 0 ? none : table(rows) };
    },
  }),
  rewind: action({
    words: ['ID'],
    summary: 'the world as it was right before that write; "latest" has again what was undone',
    flags: {},
    async run({ control, words: [id = ''] }) {
      const data = await control.call('POST /moments/{id}/rewind', { path: { id } });
      const again =
        data.undone === 0
          ? 'Nothing is undone.'
          : `${data.undone} undone; "replica moment rewind latest" has them again until something else is written.`;
      const fields = fieldLines({ moment: data.moment, now: data.clock.now });
      return { data, pretty: `${fields}\n${again}` };
    },
  }),
  branch: action({
    words: ['ID', 'NAME'],
    summary: 'a sandbox of that name, which begins right before that write',
    flags: {},
    async run({ control, words: [id = '', name = ''] }) {
      const data = await control.call('POST /moments/{id}/branch', { path: { id }, body: { name } });
      return { data, pretty: fieldLines(data) };
    },
  }),
  compare: action({
    words: ['FROM', '[TO]'],
    summary: 'what rows two moments differ by; TO is latest unless said',
    flags: {},
    async run({ control, words: [from = '', to] }) {
      const data = await control.call('GET /moments/compare', { query: { from, to } });
      return { data, pretty: comparedLines(data) };
    },
  }),
};

function comparedLines({ tables, leftOut }: Compared): string {
  if (tables.length === 0) return 'No row differs.';
  const lines = tables.flatMap(({ table: name, added, removed, changed }) => [
    name,
    ...added.map((row) => `  + ${shown(row)}`),
    ...removed.map((row) => `  - ${shown(row)}`),
    ...changed.map(({ key, before, after }) => `  ~ ${shown(key)} ${shown(before)} -> ${shown(after)}`),
  ]);
  return [...lines, ...(leftOut > 0 ? [`${leftOut} further rows are left out.`] : [])].join('\n');
}
