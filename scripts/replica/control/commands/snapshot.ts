import { action } from '../action.ts';
import { fieldLines, listLines, listOf } from '../format.ts';

const pathOf = (name = '') => `snapshots/${encodeURIComponent(name)}`;

export const snapshot = {
  list: action({
    summary: 'the saved moments of this world',
    flags: {},
    async run({ control }) {
      const data = await control.get('snapshots');
      return { data, pretty: listLines(listOf(data), ['name', 'clock', 'bytes'], 'No snapshot.') };
    },
  }),
  save: action({
    words: ['NAME'],
    summary: 'save rows, sessions, clock and faults',
    flags: {},
    async run({ control, words: [name] }) {
      const data = await control.post(pathOf(name));
      return { data, pretty: fieldLines(data) };
    },
  }),
  load: action({
    words: ['NAME'],
    summary: 'back to a saved moment',
    flags: {},
    async run({ control, words: [name] }) {
      const data = await control.post(`${pathOf(name)}/load`);
      return { data, pretty: fieldLines(data) };
    },
  }),
  delete: action({
    words: ['NAME'],
    summary: 'forget a saved moment',
    flags: {},
    async run({ control, words: [name] }) {
      const data = await control.remove(pathOf(name));
      return { data, pretty: `${name} is deleted.` };
    },
  }),
};
