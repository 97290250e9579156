import { describe, expect, it } from 'vitest';
import { mutationCommand } from './command.ts';
import type { MutationSet } from './mutation-set.ts';
import { SERVER } from './server/set.ts';
import { SETS } from './sets.ts';

async function command(...args: string[]) {
  return commandOf(SERVER, args);
}

async function commandOf(set: MutationSet, args: readonly string[]) {
  const written: string[] = [];
  const code = await mutationCommand(set, args, {
    write: (text) => written.push(text),
    say: () => {},
    atExit: () => {},
  });
  return { code, text: written.join('\n') };
}

describe('the mutation command', () => {
  it.each([...SETS.values()])('lists every mutant of $part and tries none', async (set) => {
    const { code, text } = await commandOf(set, ['--list']);
    expect(code).toBe(0);
    expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual(set.mutants.map(({ id }) => id));
  });

  it('lists only what was asked for', async () => {
    const { text } = await command('--list', '--only', 'quantity-zero,price-rounded-up');
    expect(text.split('\n')).toHaveLength(2);
  });

  it('shows its flags', async () => {
    expect((await command('--help')).text).toContain('--workers');
  });

  it.each([
    [['--onyl', 'x'], 'Unknown flag "--onyl". Did you mean "--only"?'],
    [['--only', 'quantity-zer'], 'Unknown mutant "quantity-zer". Did you mean "quantity-zero"?'],
    [['--workers', '3'], '--workers is a whole number from 1 to 2, not "3".'],
    [['--workers', '0'], '--workers is a whole number from 1 to 2, not "0".'],
    [['--output', 'no-such-folder/report.md'], '--output: there is no folder no-such-folder'],
    [['more'], '"more" was not expected here.'],
  ])('refuses %j', async (args, message) => {
    await expect(command(...args)).rejects.toThrow(message);
  });
});
