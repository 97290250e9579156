import { UsageError } from '../../cli/flags.ts';
import { action } from '../action.ts';
import { fieldLines, listLines } from '../format.ts';

export const scenario = {
  list: action({
    summary: 'all scenarios with their parameters',
    flags: {},
    async run({ control }) {
      const data = await control.call('GET /scenarios');
      return {
        data,
        pretty: listLines(data.list, ['name', 'kind', 'params', 'description'], 'No scenario.'),
      };
    },
  }),
  run: action({
    words: ['NAME'],
    summary: 'run one',
    flags: {
      param: { kind: 'list', meaning: 'a parameter of the scenario: --param account=demo; may be repeated' },
    },
    async run({ control, words: [name = ''], flags }) {
      const body = { params: paramsOf(flags.param) };
      const data = await control.call('POST /scenarios/{name}/run', { path: { name }, body });
      return { data, pretty: fieldLines({ scenario: data.name, ...data.result }) };
    },
  }),
};

/** The flag splits at commas, and the value of a parameter may hold some: what has no = goes on. */
export function paramsOf(parts: readonly string[]): Record<string, string> {
  const whole: string[] = [];
  for (const part of parts) {
    if (part.includes('=') || whole.length === 0) whole.push(part);
    else whole.push(`${whole.pop()},${part}`);
  }
  return Object.fromEntries(
    whole.map((part) => {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(part) ?? [];
      if (name === undefined || value === undefined) {
        throw new UsageError(`--param is like account=demo, not "${part}".`);
      }
      return [name, value];
    }),
  );
}
