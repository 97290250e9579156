import type { Check, Step } from './checks.ts';
import type { Kind, TouchPoint } from './kind.ts';
import { changedFiles, type Texts, type Tree } from './tree.ts';

/** A place that was left out, or a command that was not run. */
export interface LeftOut {
  readonly what: string;
  /** The check that noticed; null where none of them did. */
  readonly by: string | null;
  /** What it said about it. */
  readonly told: string;
}

export interface Tried {
  readonly kind: Kind;
  /** What the commands and the tests wrote. */
  readonly generated: readonly string[];
  /** Commands and checks that fail though everything is in place, with what they said. */
  readonly red: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

export interface Trial {
  readonly tree: Tree;
  readonly isQuick: boolean;
  /** Looks at the types of these files alone. */
  readonly typesOf: (files: readonly string[]) => Check;
  readonly say: (text: string) => void;
}

/** Adds the made-up thing, sees that all is well, and then leaves out one place after the other. */
export async function tryKind(kind: Kind, { tree, isQuick, typesOf, say }: Trial): Promise<Tried> {
  const before = tree.read();
  try {
    tree.apply(kind.places);
    const red: string[] = [];
    for (const step of [...kind.generators, ...kind.checks]) {
      const { code, output } = await step.run(tree.place);
      say(`${kind.name}: ${step.name} is ${code === 0 ? 'green' : 'red'}`);
      if (code === 0) continue;
      red.push(`${step.name}: ${output.trim().slice(-3000)}`);
    }
    const complete = tree.read();
    const byHand = kind.places.map(({ file }) => file);
    const generated = changedFiles(before, complete).filter((file) => !byHand.includes(file));
    const leftOut =
      isQuick || red.length > 0 ? [] : await leaveOutEach(kind, { before, complete, tree, typesOf, say });
    return { kind, generated, red, leftOut };
  } finally {
    tree.restore(before);
  }
}

interface Complete extends Omit<Trial, 'isQuick'> {
  readonly before: Texts;
  readonly complete: Texts;
}

async function leaveOutEach(
  kind: Kind,
  { before, complete, tree, typesOf, say }: Complete,
): Promise<LeftOut[]> {
  const found: LeftOut[] = [];
  const guards = [...kind.guards, typesOf(kind.places.map(({ file }) => file))];
  const note = (one: LeftOut) => {
    say(`${kind.name}: without ${one.what}: ${one.by ?? 'NOBODY'} ${one.told}`);
    found.push(one);
  };
  for (const point of kind.places) {
    await leaveOut(point);
    note({ what: point.file, ...(await firstToTell(guards, point.told, tree.place)) });
  }
  for (const { name, forgotten } of kind.generators) {
    tree.restore(before);
    tree.apply(kind.places);
    note({ what: name, ...(await firstToTell([forgotten.check], forgotten.told, tree.place)) });
  }
  return found;

  async function leaveOut(point: TouchPoint): Promise<void> {
    if (point.isSource) {
      tree.restore(before);
      tree.apply(kind.places.filter((other) => other !== point));
      for (const generator of kind.generators) await mustRun(generator, tree.place);
    } else {
      const without = new Map(complete);
      const text = before.get(point.file);
      if (text === undefined) without.delete(point.file);
      else without.set(point.file, text);
      tree.restore(without);
    }
  }
}

async function mustRun(step: Step, place: string): Promise<void> {
  const { code, output } = await step.run(place);
  if (code !== 0) throw new Error(`${step.name} failed:\n${output}`);
}

/** A check that is red for another reason, or without a word about this place, does not count. */
async function firstToTell(
  checks: readonly Check[],
  told: RegExp,
  place: string,
): Promise<Pick<LeftOut, 'by' | 'told'>> {
  for (const check of checks) {
    const { code, output } = await check.run(place);
    const line = code === 0 ? undefined : output.split('\n').find((each) => told.test(each));
    if (line !== undefined) return { by: check.name, told: line.trim() };
  }
  return { by: null, told: '' };
}
