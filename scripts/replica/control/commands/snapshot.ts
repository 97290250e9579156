import { action } from '../action.ts';
import { fieldLines, listLines } from '../format.ts';

export const snapshot = {
  list: action({
    summary: 'the saved moments of this world',
    flags: {},
    async run({ control }) {
      const data = await control.call('GET /snapshots');
      return {
        data,
        pretty: listLines(data.list, ['name', 'clock', 'bytes'], 'No snapshot.'),
      };
    },
  }),
  save: action({
    words: ['NAME'],
    summary: 'save rows, sessions, clock and faults',
    flags: {},
    async run({ control, words: [name = ''] }) {
      const data = await control.call('POST /snapshots/{name}', { path: { name } });
      return { data, pretty: fieldLines(data) };
    },
  }),
  load: action({
    words: ['NAME'],
    summary: 'back to a saved moment',
    flags: {},
    async run({ control, words: [name = ''] }) {
      const data = await control.call('POST /snapshots/{name}/load', { path: { name } });
      return { data, pretty: fieldLines(data) };
    },
  }),
  delete: action({
    words: ['NAME'],
    summary: 'forget a saved moment',
    flags: {},
    async run({ control, words: [name = ''] }) {
      const data = await control.call('DELETE /snapshots/{name}', { path: { name } });
      return { data, pretty: `${name} is deleted.` };
    },
  }),
};
