// @ts-check
/** What `npm run attack` can be told: read before anything is built for it, so nothing that is built is needed here. */
import { SetupFailure } from '../setup/failure.mjs';
import { unknownWord } from '../setup/nearest.mjs';

/** By the word after --only. */
export const ATTACKS = /** @type {const} */ ({
  backends:
    'generated backends of the documented calls; verify may say nothing worse of them than assumed only',
  budgets: 'logins, codes, registrations, bodies and connections of one address',
  export: 'an export of a world with 10,000 orders, beside guests',
  money: 'random operations with money, breaks and kills meanwhile; every fen has to agree',
  pictures: "the largest pictures of one world, while another's avatar waits",
  rows: 'worlds with 20,000 rows of a kind',
  texts: 'long texts in everything that reads what strangers send',
  uploads: 'slow uploads in a dozen worlds of one address, while another uploads',
  visitor: 'everything that one hostile visitor of a demo can try',
});

/** @typedef {keyof typeof ATTACKS} AttackName */

const NUMBERS = { seconds: 120, seed: 1, operations: 10_000, backends: 2000 };
const MEANINGS = {
  '--only NAME': 'one of the attacks below; all of them unless given',
  '--seconds N': `how long the visitor tries; ${NUMBERS.seconds} unless given`,
  '--seed N': `which walk the money takes, and which backend is the first; ${NUMBERS.seed} unless given`,
  '--operations N': `how long that walk is; ${NUMBERS.operations} unless given`,
  '--backends N': `how many backends; ${NUMBERS.backends} unless given`,
};
const FLAGS = ['--help', '--only', ...Object.keys(NUMBERS).map((name) => `--${name}`)];

export function attackHelp() {
  const lines = Object.entries({ ...MEANINGS, ...ATTACKS }).map(
    ([name, what]) => `  ${name.padEnd(16)} ${what}`,
  );
  return [
    'npm run attack [-- --only NAME] tries on servers of its own what a hostile visitor would: on loopback, and bounded.',
    ...lines,
    'Exit codes: 0 everything held, 1 something did not, 2 the command line is wrong.',
  ].join('\n');
}

/**
 * Null where help is asked for. Throws a `SetupFailure` with the word that was probably meant.
 * @param {readonly string[]} args
 */
export function readAttack(args) {
  const words = args.flatMap((arg) => (/^--\w+=/.test(arg) ? arg.split(/=(.*)/s).slice(0, 2) : [arg]));
  const known = /** @type {string[]} */ (Object.keys(ATTACKS));
  const chosen = { only: /** @type {AttackName | undefined} */ (undefined), ...NUMBERS };
  while (words.length > 0) {
    const flag = words.shift() ?? '';
    if (flag === '--help' || flag === '-h') return null;
    if (!FLAGS.includes(flag)) throw new SetupFailure(unknownWord('flag', flag, FLAGS), 2);
    const value = words.shift() ?? '';
    if (flag === '--only') {
      if (!known.includes(value)) throw new SetupFailure(unknownWord('attack', value, known), 2);
      chosen.only = /** @type {AttackName} */ (value);
    } else {
      if (!/^\d{1,9}$/.test(value))
        throw new SetupFailure(`${flag} needs a whole number, not "${value}".`, 2);
      chosen[/** @type {keyof typeof NUMBERS} */ (flag.slice(2))] = Number(value);
    }
  }
  return chosen;
}
