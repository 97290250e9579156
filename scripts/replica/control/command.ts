import { unknownWord } from '#scripts/setup/nearest.mjs';
import { helpInLanguage } from '#scripts/setup/words/words.mjs';
import { describeFlags, UsageError } from '../cli/flags.ts';
import { EXIT } from '../cli/run.ts';
import { type Action, COMMON_FLAGS, type Surroundings } from './action.ts';
import { Refused } from './client.ts';
import { clock } from './commands/clock.ts';
import { fault } from './commands/fault.ts';
import { journal } from './commands/journal.ts';
import { ledger } from './commands/ledger.ts';
import { moment } from './commands/moment.ts';
import { order } from './commands/order.ts';
import { pay } from './commands/pay.ts';
import { persona } from './commands/persona.ts';
import { qr } from './commands/qr.ts';
import { row } from './commands/row.ts';
import { sandbox } from './commands/sandbox.ts';
import { scenario } from './commands/scenario.ts';
import { snapshot } from './commands/snapshot.ts';
import { controlSubCommands } from './sub-commands.mjs';

export type ControlName = keyof typeof controlSubCommands;

export const CONTROL_COMMANDS: Readonly<Record<ControlName, Readonly<Record<string, Action>>>> = {
  scenario,
  fault,
  clock,
  persona,
  qr,
  pay,
  order,
  ledger,
  journal,
  snapshot,
  moment,
  row,
  sandbox,
};

/** What happens when no action is named. */
const USUAL: Partial<Record<ControlName, string>> = {
  journal: 'show',
  clock: 'show',
  ledger: 'check',
  moment: 'list',
};

/** `replica scenario|fault|clock|...`: steers a running replica; answers the exit code. */
export async function controlCommand(args: readonly string[], around: Surroundings): Promise<number> {
  const [name = '', ...rest] = args;
  if (!isControlName(name)) {
    if (name === '--help') return writeHelp(helpOfAll(), around);
    throw new UsageError(unknownWord('command', name, Object.keys(CONTROL_COMMANDS)));
  }
  if (rest.includes('--help')) return writeHelp(helpOf(name), around);
  const { action, label, left } = chosen(name, rest);
  try {
    await action.run(left, label, around);
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    around.say(error.message);
    return exitOf(error.status);
  }
}

function chosen(name: ControlName, rest: readonly string[]) {
  const actions = CONTROL_COMMANDS[name];
  const usual = USUAL[name];
  const [first] = rest;
  const isNamed = first !== undefined && !first.startsWith('--');
  if (!isNamed && usual === undefined) {
    throw new UsageError(`replica ${name} needs what to do: ${Object.keys(actions).join(', ')}.`);
  }
  const asked = isNamed ? first : (usual ?? '');
  const action = Object.hasOwn(actions, asked) ? actions[asked] : undefined;
  if (!action) throw new UsageError(unknownWord('action', asked, Object.keys(actions)));
  return { action, label: `${name} ${asked}`, left: isNamed ? rest.slice(1) : rest };
}

/** What was said is wrong, or may not be said: usage. What cannot be just now: a finding. */
function exitOf(status: number): number {
  if (status >= 500 && status !== 503) return EXIT.ownError;
  return [400, 401, 403].includes(status) ? EXIT.usage : EXIT.findings;
}

function isControlName(name: string): name is ControlName {
  return Object.hasOwn(CONTROL_COMMANDS, name);
}

function writeHelp(text: string, around: Surroundings): number {
  around.write(helpInLanguage(text, around.env));
  return EXIT.ok;
}

function helpOfAll(): string {
  const lines = Object.entries(controlSubCommands).map(
    ([name, summary]) => `  ${name.padEnd(10)} ${summary}`,
  );
  return ['replica <command> <action>', ...lines, '', END].join('\n');
}

function helpOf(name: ControlName): string {
  const actions = Object.entries(CONTROL_COMMANDS[name]).map(([each, { words, summary, flags }]) =>
    [
      `  ${[each, ...words].join(' ').padEnd(24)} ${summary}`,
      ...(Object.keys(flags).length === 0 ? [] : [describeFlags(flags).replace(/^/gm, '    ')]),
    ].join('\n'),
  );
  return [
    `replica ${name} <action>: ${controlSubCommands[name]}`,
    ...actions,
    'With every action:',
    describeFlags(COMMON_FLAGS),
    '',
    END,
  ].join('\n');
}

const END = `Environment: PORT; REPLICA_CONTROL_TOKEN where the replica wants one.
Exit codes: 0 ok, 1 refused as things are, 2 usage or not allowed, 3 unreachable, 4 our own error, 130 interrupted.`;
