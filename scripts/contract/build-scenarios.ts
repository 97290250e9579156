import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scenario } from '#db/scenarios/types.ts';
import { listFiles } from '../setup/hash.mjs';

const FOLDER = 'db/scenarios';

export interface FoundScenario {
  readonly file: string;
  /** What the file calls it. */
  readonly constant: string;
  readonly name: string;
}

/** Every scenario that a file of the folder exports. */
export async function foundScenarios(root: string): Promise<FoundScenario[]> {
  const files = listFiles(root, [FOLDER])
    .filter((file: string) => file.endsWith('.ts') && !/\/generated\/|\/index\.ts$|\.test\.ts$/.test(file))
    .map((file: string) => file.slice(FOLDER.length + 1));
  const found: FoundScenario[] = [];
  for (const file of files) {
    const exported: object = await import(pathToFileURL(join(root, FOLDER, file)).href);
    for (const [constant, value] of Object.entries(exported)) {
      if (isScenario(value)) found.push({ file, constant, name: value.name });
    }
  }
  return found;
}

function isScenario(value: unknown): value is Scenario {
  return typeof value === 'object' && value !== null && 'run' in value && 'defaults' in value;
}

/** The list that the rest of the project reads, in the order of the names. */
export function buildScenarios(found: readonly FoundScenario[]): string {
  const sorted = found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const twice = sorted.find(({ name }, at) => sorted[at + 1]?.name === name);
  if (twice) throw new Error(`db/scenarios: two scenarios are named ${twice.name}`);
  return [
    ...sorted.map(({ file, constant }) => `import { ${constant} } from '../${file}';\n`),
    "import type { Scenario } from '../types.ts';\n",
    '\nexport const SCENARIOS = {\n',
    ...sorted.map(({ name, constant }) => `  '${name}': ${constant},\n`),
    '} satisfies Record<string, Scenario>;\n',
  ].join('');
}
