import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { unknownWord } from '#scripts/setup/nearest.mjs';
import { describeFlags, optional, parseFlags, UsageError } from '../cli/flags.ts';
import { writeOutput } from '../cli/output.ts';
import { EXIT } from '../cli/run.ts';
import { endChildren } from './child.ts';
import type { Mutant } from './mutant.ts';
import type { MutationSet } from './mutation-set.ts';
import { isEnough, type Outcome } from './outcome.ts';
import { createPlaces, type Places, withMutant } from './places.ts';
import { markdownOf, tableOf } from './report.ts';
import { faultsUnbroken, runMutants } from './run-mutants.ts';

const MOST_WORKERS = 2;

const FLAGS = {
  only: { kind: 'list', meaning: 'only these mutants' },
  workers: {
    kind: 'text',
    fallback: '2',
    meaning: `how many are tried at the same time, at most ${MOST_WORKERS}`,
  },
  output: optional('a Markdown file for the whole report'),
  list: { kind: 'switch', meaning: 'shows the mutants and tries none' },
} as const;

function helpOf({ command, part, tests }: MutationSet): string {
  return `${command} -- [flags]
  breaks a copy of ${part} in one way at a time and shows whether ${tests} notice
${describeFlags(FLAGS)}
  ${'--help'.padEnd(34)} this text

Exit codes: 0 ok, 1 too few are noticed, 2 usage, 4 ${part} as it is does not pass, 130 interrupted.`;
}

/** What the command needs of its process. */
export interface Surroundings {
  readonly write: (text: string) => void;
  readonly say: (text: string) => void;
  /** Called however the process ends. */
  readonly atExit: (work: () => void) => void;
}

export async function mutationCommand(
  set: MutationSet,
  args: readonly string[],
  around: Surroundings,
): Promise<number> {
  if (args.includes('--help')) {
    around.write(helpOf(set));
    return EXIT.ok;
  }
  const { flags, words } = parseFlags(args, FLAGS);
  if (words.length > 0) throw new UsageError(`"${words[0]}" was not expected here.`);
  const mutants = chosen(set, flags.only);
  const workers = Math.min(workersOf(flags.workers), mutants.length);
  if (flags.list) {
    around.write(
      mutants.map(({ id, kind, file }) => `${id.padEnd(34)} ${kind.padEnd(10)} ${file}`).join('\n'),
    );
    return EXIT.ok;
  }
  demandFolderOf(flags.output);

  const places = createPlaces(workers);
  around.atExit(() => {
    endChildren();
    places.remove();
  });
  const outcomes = await tryAll(set, mutants, places, around);
  if (outcomes === null) return EXIT.ownError;
  around.write(tableOf(outcomes));
  if (flags.output !== '') writeOutput(flags.output, markdownOf(set, outcomes));
  return isEnough(outcomes) ? EXIT.ok : EXIT.findings;
}

function chosen({ mutants }: MutationSet, only: readonly string[]): readonly Mutant[] {
  const ids = mutants.map(({ id }) => id);
  const unknown = only.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new UsageError(unknownWord('mutant', unknown, ids));
  return only.length === 0 ? mutants : mutants.filter(({ id }) => only.includes(id));
}

function workersOf(text: string): number {
  const workers = Number(text);
  if (!/^\d+$/.test(text) || workers < 1 || workers > MOST_WORKERS) {
    throw new UsageError(`--workers is a whole number from 1 to ${MOST_WORKERS}, not "${text}".`);
  }
  return workers;
}

/** Known before half an hour of work rather than after it. */
function demandFolderOf(output: string): void {
  if (output !== '' && !existsSync(dirname(resolve(output)))) {
    throw new UsageError(`--output: there is no folder ${dirname(output)}`);
  }
}

async function tryAll(
  set: MutationSet,
  mutants: readonly Mutant[],
  places: Places,
  { say }: Surroundings,
): Promise<Outcome[] | null> {
  const { tests, part } = set;
  const { broken } = places;
  const looks = set.looks(mutants, places);
  say(`${capitalised(tests)} look at ${part} as it is.`);
  const faults = await faultsUnbroken(looks.unbroken, broken);
  if (faults.length > 0) {
    const told = faults.map((fault) => `  ${fault.kind}: ${fault.detail}`).join('\n');
    say(`${capitalised(part)} as it is does not pass ${tests}, so nothing was broken:\n${told}`);
    return null;
  }
  let done = 0;
  return runMutants({
    ...{ mutants, checksOf: looks.of, withMutant, places: broken },
    now: () => performance.now(),
    onOutcome: ({ mutant, kind, by, detail, seconds }) => {
      done += 1;
      const how = [kind, by && `by ${by}`, detail && `(${detail})`].filter(Boolean).join(' ');
      say(`${String(done).padStart(3)}/${mutants.length} ${mutant.id}: ${how}, ${Math.round(seconds)} s`);
    },
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
