/**
 * Whether the recipes of README.md are true, and what they cost: in a copy of the project one made-up thing of each kind
 * is added as the recipe says, and then each place is left out once.
 */
import { fileURLToPath } from 'node:url';
import { describeFlags, parseFlags, UsageError } from './replica/cli/flags.ts';
import { EXIT, runCli } from './replica/cli/run.ts';
import { endChildren } from './replica/mutants/child.ts';
import { unknownWord } from './setup/nearest.mjs';
import { endCompiler, tscOf } from './touch-points/checks.ts';
import { KINDS } from './touch-points/kinds/index.ts';
import { problemsOf, tableOf } from './touch-points/report.ts';
import { createTree } from './touch-points/tree.ts';
import { type Tried, tryKind } from './touch-points/try-kind.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const FLAGS = {
  only: { kind: 'list', meaning: 'only these kinds' },
  quick: { kind: 'switch', meaning: 'counts and looks at the whole, leaves nothing out' },
} as const;

const HELP = `npm run touch-points -- [flags]
  adds one of each kind as README.md says, and counts the places that are edited by hand
${describeFlags(FLAGS)}
  ${'--help'.padEnd(34)} this text

Kinds: ${KINDS.map(({ name, target }) => `${name} (at most ${target})`).join(', ')}.
Exit codes: 0 ok, 1 a recipe costs too much or is not true, 2 usage, 130 interrupted.`;

async function touchPoints(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(HELP);
    return EXIT.ok;
  }
  const { flags, words } = parseFlags(args, FLAGS);
  if (words.length > 0) throw new UsageError(`"${words[0]}" was not expected here.`);
  const names = KINDS.map(({ name }) => name);
  const unknown = flags.only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new UsageError(unknownWord('kind', unknown, names));

  const tree = createTree(ROOT);
  process.once('exit', () => {
    endChildren();
    endCompiler();
    tree.remove();
  });
  const tried: Tried[] = [];
  for (const kind of KINDS) {
    if (flags.only.length > 0 && !flags.only.includes(kind.name)) continue;
    tried.push(
      await tryKind(kind, { tree, isQuick: flags.quick, typesOf: tscOf, say: (text) => console.error(text) }),
    );
  }
  endCompiler();
  console.log(tableOf(tried));
  const problems = tried.flatMap(problemsOf);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? EXIT.ok : EXIT.findings;
}

// Whoever ends us from outside must not leave a copy behind.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(128));

await runCli(touchPoints);
