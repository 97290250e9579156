import { optional } from '../../cli/flags.ts';
import { action } from '../action.ts';
import { listLines, shown, table } from '../format.ts';

export const row = {
  tables: action({
    summary: 'the tables and how many rows each has',
    flags: {},
    async run({ control }) {
      const data = await control.call('GET /rows');
      return { data, pretty: listLines(data.list, ['name', 'rows'], 'No table.') };
    },
  }),
  list: action({
    words: ['TABLE'],
    summary: 'rows of a table, by the number that "set" takes; secrets are left out',
    flags: {
      from: optional('leave out so many'),
      limit: { kind: 'text', fallback: '20', meaning: 'so many, 100 at the most' },
      column: optional('with --value: only those where that stands'),
      value: optional('what stands in --column'),
    },
    async run({ control, words: [name = ''], flags: { from, limit, column, value } }) {
      const query = { from, limit, column, value };
      const data = await control.call('GET /rows/{table}', { path: { table: name }, query });
      const columns = Object.keys(data.list[0]?.values ?? {});
      const rows = data.list.map(({ rowid, values }) => [
        String(rowid),
        ...columns.map((each) => shown(values[each])),
      ]);
      return {
        data,
        pretty: `${rows.length === 0 ? 'No row.' : table([['row', ...columns], ...rows])}\n${data.list.length} of ${data.total}`,
      };
    },
  }),
  set: action({
    words: ['TABLE', 'ROW', 'COLUMN', '[VALUE]'],
    summary: 'write one value of a row; without VALUE nothing stands there. "moment rewind" takes it back',
    flags: {},
    async run({ control, words: [name = '', rowid = '', column = '', value] }) {
      const body = { column, ...(value === undefined ? {} : { value: await typed(value) }) };
      const data = await control.call('POST /rows/{table}/{rowid}', { path: { table: name, rowid }, body });
      const now = shown(data.values[column]);
      const sentence =
        now === '' ? `${name} ${rowid}: ${column} is empty.` : `${name} ${rowid}: ${column} is ${now}.`;
      return { data, pretty: sentence };

      /** A number is one where the column holds numbers. */
      async function typed(said: string): Promise<string | number> {
        const { list } = await control.call('GET /rows');
        const type = list
          .find((each) => each.name === name)
          ?.columns.find((each) => each.name === column)?.type;
        return (type === 'number' || type === 'flag') && /^-?\d+$/.test(said) ? Number(said) : said;
      }
    },
  }),
};
