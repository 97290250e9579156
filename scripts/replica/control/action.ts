import type { ControlClient } from '#contracts/control/client.ts';
import { type Flags, oneOf, optional, type Parsed, parseFlags, UsageError } from '../cli/flags.ts';
import { controlOf } from './client.ts';

export const COMMON_FLAGS = {
  'base-url': optional('the replica, http://127.0.0.1:5180 unless said here or by PORT'),
  sandbox: optional('the private world of that name, not the default one'),
  format: oneOf(['pretty', 'json'], 'how it is written'),
} as const satisfies Flags;

/** What the commands need of their process. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly say: (text: string) => void;
  /** Ends what goes on until it is told to stop. */
  readonly signal?: AbortSignal;
}

export interface Call<F extends Flags> {
  readonly control: ControlClient;
  readonly words: readonly string[];
  readonly flags: Parsed<F & typeof COMMON_FLAGS>['flags'];
  readonly around: Surroundings;
}

/** What is written: the data as it is, or for people. Null where all has been written already. */
export type Answer = { readonly data: unknown; readonly pretty: string } | null;

export interface Action {
  /** The words after its name; those in brackets may be left out. */
  readonly words: readonly string[];
  readonly summary: string;
  readonly flags: Flags;
  run(args: readonly string[], name: string, around: Surroundings): Promise<void>;
}

export function action<const F extends Flags>(shape: {
  readonly words?: readonly string[];
  readonly summary: string;
  readonly flags: F;
  readonly run: (call: Call<F>) => Promise<Answer>;
}): Action {
  const { words: wanted = [], summary, flags: own } = shape;
  return {
    words: wanted,
    summary,
    flags: own,
    async run(args, name, around) {
      const { flags, words } = parseFlags(args, { ...own, ...COMMON_FLAGS });
      demandWords(name, wanted, words);
      // The spread of two tables of flags is known to be both, but not to the compiler.
      const known = flags as Call<F>['flags'] & { 'base-url': string; sandbox: string; format: string };
      const control = controlOf({
        baseUrl: addressOf(known['base-url'], around.env),
        sandbox: known.sandbox,
        token: around.env.REPLICA_CONTROL_TOKEN ?? '',
      });
      const answer = await shape.run({ control, words, flags: known, around });
      if (!answer) return;
      const { data, pretty } = answer;
      around.write(known.format === 'json' ? JSON.stringify(data, null, 2) : pretty);
    },
  };
}

function demandWords(name: string, wanted: readonly string[], given: readonly string[]): void {
  const missing = wanted.slice(given.length).find((word) => !word.startsWith('['));
  if (missing) throw new UsageError(`replica ${name} needs ${missing}.`);
  const tooMany = given[wanted.length];
  if (tooMany !== undefined) throw new UsageError(`"${tooMany}" was not expected here.`);
}

export function addressOf(text: string, env: Surroundings['env']): string {
  const asked = text || `http://127.0.0.1:${env.PORT || '5180'}`;
  const url = URL.canParse(asked) ? new URL(asked) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--base-url is an address such as http://127.0.0.1:5180, not "${asked}".`);
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
