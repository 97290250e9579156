import { readFileSync, writeFileSync } from 'node:fs';
import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import { optional, UsageError } from '../../cli/flags.ts';
import { action } from '../action.ts';
import { fieldLines, listLines } from '../format.ts';

export const sandbox = {
  list: action({
    summary: 'the private worlds',
    flags: {},
    async run({ control }) {
      const data = await control.call('GET /sandboxes');
      return {
        data,
        pretty: listLines(data.list, Object.keys(data.list[0] ?? {}), 'No sandbox.'),
      };
    },
  }),
  create: action({
    words: ['NAME'],
    summary: 'a private clone of the seeded world',
    flags: {},
    async run({ control, words: [name = ''] }) {
      const data = await control.call('POST /sandboxes/{name}', { path: { name } });
      return { data, pretty: fieldLines(data) };
    },
  }),
  delete: action({
    words: ['NAME'],
    summary: 'end one with all that it holds',
    flags: {},
    async run({ control, words: [name = ''] }) {
      const data = await control.call('DELETE /sandboxes/{name}', { path: { name } });
      return { data, pretty: `${name} is deleted.` };
    },
  }),
  export: action({
    words: ['[NAME]'],
    summary: 'write a world into a file: that sandbox, or the default world',
    flags: { output: optional('the file; replica-NAME.sqlite unless said') },
    async run({ control, words: [name], flags }) {
      const reply = await control.open('GET /export', { headers: worldOf(name), signal: null });
      const file = flags.output || `replica-${name ?? (flags.sandbox || 'default')}.sqlite`;
      const bytes = new Uint8Array(await reply.arrayBuffer());
      access(file, 'written', () => writeFileSync(file, bytes, { mode: 0o600 }));
      return {
        data: { file, bytes: bytes.length },
        pretty: `${file}, ${bytes.length} bytes`,
      };
    },
  }),
  import: action({
    words: ['FILE', '[NAME]'],
    summary: 'put such a file in the place of that sandbox, or of the default world',
    flags: {},
    async run({ control, words: [file = '', name] }) {
      const bytes = access(file, 'read', () => new Uint8Array(readFileSync(file)));
      const data = await control.call('POST /import', { body: bytes, headers: worldOf(name) });
      return { data, pretty: fieldLines(data) };
    },
  }),
};

function worldOf(name: string | undefined): Record<string, string> {
  return name === undefined ? {} : { [SANDBOX_HEADER]: name };
}

function access<T>(file: string, what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new UsageError(
      `${file} cannot be ${what}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
