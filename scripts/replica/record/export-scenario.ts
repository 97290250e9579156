import type { OperationId } from '#contracts/operations.ts';
import type { Exchange } from './journal.ts';

const MOST_FACTS = 40;
const LONGEST = 80;

/** The beginning of a scenario of db/scenarios: what it would have to build stands in it as comments. */
export function scenarioOf(exchange: Exchange, operation: OperationId, account: string): string {
  const method = operation.replace(/^.*\./, '');
  const name = `recorded-${method.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${exchange.n}`;
  const facts = factsOf(exchange.response.body, '');
  const shown = facts.slice(0, MOST_FACTS).map((fact) => `    //   ${fact}`);
  const more = facts.length > MOST_FACTS ? [`    //   and ${facts.length - MOST_FACTS} more`] : [];
  return `import { accountOrRefuse } from './find.ts';
import type { Scenario } from './types.ts';

interface AccountParams extends Record<string, string> {
  account: string;
}

export const recorded${method.charAt(0).toUpperCase()}${method.slice(1)}${exchange.n}: Scenario<AccountParams> = {
  name: '${name}',
  description: 'The account is in the state in which ${operation} answered so.',
  defaults: { account: ${JSON.stringify(account)} },
  run({ db }, { account }) {
    const user = accountOrRefuse(db, account);
    // The reply showed:
${[...shown, ...more].join('\n')}
    return { userId: String(user.id) };
  },
};`;
}

function factsOf(value: unknown, pointer: string): string[] {
  if (Array.isArray(value)) {
    // One item shows the form of all.
    return [
      `${pointer}: ${value.length} items`,
      ...value.slice(0, 1).flatMap((item) => factsOf(item, `${pointer}/0`)),
    ];
  }
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([name, part]) => factsOf(part, `${pointer}/${name}`));
  }
  // A line break of any kind would end the comment.
  const text = (JSON.stringify(value) ?? 'nothing').replace(/[\u2028\u2029]/g, ' ');
  return [`${(pointer || 'the text').replace(/\s/g, ' ')} = ${text.slice(0, LONGEST)}`];
}
