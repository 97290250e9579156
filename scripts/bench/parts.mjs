// @ts-check
/** What `npm run bench` can be told: read before anything is built for it, so nothing that is built is needed here. */
import { parseFlags } from '../replica/parse-flags.mjs';
import { SetupFailure } from '../setup/failure.mjs';
import { unknownWord } from '../setup/nearest.mjs';

/** By the word after --only. */
const PARTS = {
  journal: 'what the journal costs; N pairs',
  moments: 'what it costs that writes can be taken back; N pairs',
  reads: 'a million readings: kept, read by their owner, felt by others; N pairs',
  reader: 'what a reader waits for, and how smoothly a leaf turns; N rounds',
  editor: 'how a large work opens and is edited',
  print: 'how a thick book is drawn',
  load: 'how near each call comes to the limit, and the memory after it; N rounds',
  clicks: 'what a buyer waits for, and what the first load of the cart costs',
};

export function benchHelp() {
  const lines = Object.entries(PARTS).map(([name, what]) => `  ${name.padEnd(16)} ${what}`);
  return [
    'npm run bench [-- --only PART] [N] prints how near the server comes to the limit, and the other figures that matter.',
    '  --only PART      one of the parts below; all figures but those of N pairs unless given',
    ...lines,
  ].join('\n');
}

/**
 * Null where help is asked for. Throws a `SetupFailure` with the word that was probably meant.
 * @param {readonly string[]} args
 */
export function readBench(args) {
  if (args.includes('--help') || args.includes('-h')) return null;
  const isCount = (/** @type {string} */ arg) => /^\d+$/.test(arg);
  const words = args.filter((arg) => !isCount(arg));
  const { only = '' } = /** @type {{ only?: keyof typeof PARTS | '' }} */ (parseFlags(words, ['only']));
  if (only !== '' && !Object.hasOwn(PARTS, only))
    throw new SetupFailure(unknownWord('part', only, Object.keys(PARTS)), 2);
  const count = args.find(isCount);
  return { only, count: count === undefined ? undefined : Number(count) };
}
