import { UsageError } from '../../cli/flags.ts';
import { action } from '../action.ts';
import { fieldLines, listLines, listOf, shown } from '../format.ts';

export const scenario = {
  list: action({
    summary: 'all scenarios with their parameters',
    flags: {},
    async run({ control }) {
      const data = await control.get('scenarios');
      return {
        data,
        pretty: listLines(listOf(data), ['name', 'kind', 'params', 'description'], 'No scenario.'),
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
      const data = await control.post(`scenarios/${encodeURIComponent(name)}/run`, {
        params: paramsOf(flags.param),
      });
      const result = typeof data.result === 'object' && data.result !== null ? { ...data.result } : {};
      return { data, pretty: fieldLines({ scenario: shown(data.name), ...result }) };
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
