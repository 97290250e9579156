import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '#contracts/operations.ts';
import { agreedOutcomes, CANNOT_FAIL } from '#contracts/pact/outcomes.ts';
import type { PactInteraction } from '#contracts/pact/pact-file.ts';
import { callsOperation } from './uses.ts';

const TEST = /\.(test|spec)\.tsx?$|(^|\/)(e2e|testing|tools)\//;

export interface Project {
  readonly operations: readonly string[];
  has(file: string): boolean;
  text(file: string): string;
  /** The joined text of all files below a folder whose path ends so, but for some. */
  allText(folder: string, ending: string, but?: RegExp): string;
}

export function readProject(root: string): Project {
  const text = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  return {
    operations: OPERATIONS.map(({ id }) => id),
    has: (file) => existsSync(join(root, file)),
    text,
    allText: (folder, ending, but) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending) && !but?.test(file))
        .map((file) => text(join(folder, file)))
        .join('\n'),
  };
}

/** One sentence for each part that is missing: it says which file to write. */
export function missingParts(project: Project): string[] {
  const web = ['.ts', '.tsx'].map((ending) => project.allText('web', ending, TEST)).join('\n');
  const interactions = project.allText('contracts/pact/consumer', '.pact.test.ts');

  return [...nameless(project), ...project.operations.flatMap((id) => partsOf(id))];

  function partsOf(id: string): string[] {
    const [service = '', method = ''] = id.split('.');
    const handler = `server/services/${service}/${method}.ts`;
    const test = `server/services/${service}/${method}.test.ts`;
    return [
      ...(project.text(handler).includes(`export const ${method}:`)
        ? []
        : [`${id} has no handler: write ${handler} with \`export const ${method}: Handler<'${id}'>\``]),
      ...(project.text(test).includes(`'${id}'`)
        ? []
        : [`${id} has no handler test: write ${test} with \`describe('${id}', …)\``]),
      ...(callsOperation(web, id)
        ? []
        : [`${id} has no client call: ask or do '${id}' in a feature below web`]),
      ...(interactions.includes(`'${id}'`)
        ? []
        : [`${id} has no Pact interaction: add one to contracts/pact/consumer/${service}.pact.test.ts`]),
    ];
  }
}

/**
 * An operation that was only agreed on where all goes well, or that no pact knows yet: how it fails would be up to
 * whoever writes it.
 */
export function forgottenFailures(project: Project, interactions: readonly PactInteraction[]): string[] {
  const agreed = agreedOutcomes(interactions);
  return project.operations
    .filter((id) => !agreed.get(id)?.failure && !Object.hasOwn(CANNOT_FAIL, id))
    .map((id) => {
      const service = id.replace(/\..*/, '');
      const file = `contracts/pact/consumer/${service}.pact.test.ts`;
      if (!agreed.has(id) && project.text(file).includes(`'${id}'`))
        return `contracts/pact/pacts/${service}.json lacks the interactions of ${id}: run npx vitest run --project pact-consumer ${service}`;
      return `${id} has no Pact interaction of a failure: add one to ${file}, then run npx vitest run --project pact-consumer ${service}`;
    });
}

const HANDLED = /^export const \w+: Handler<'([\w.]+)'>/gm;

/** Handlers of what the contract does not know. */
function nameless(project: Project): string[] {
  return [...project.allText('server/services', '.ts').matchAll(HANDLED)]
    .map(([, id = '']) => id)
    .filter((id) => !project.operations.includes(id))
    .map(
      (id) =>
        `${id} is not in the contract: write its entry in contracts/openapi/${id.replace(/\..*/, '')}.yaml`,
    );
}

/** What a screen needs beside its record, which the compiler looks after: a browser spec that goes there. */
export function untestedScreens(project: Project, screens: readonly OpenScreen[]): string[] {
  const specs = project
    .allText('web/e2e', '.spec.ts')
    .replace(COMMENTS, '')
    // As a regular expression writes it.
    .replaceAll('\\/', '/');
  return screens
    .filter(({ state, name, path }) => state === 'open' && !isNamed(name, path.replace(/\/:.*/, '')))
    .map(({ path }) => `${path} has no browser test: write one in web/e2e that opens it`);

  function isNamed(name: string, start: string): boolean {
    const after = specs.split(start).slice(1);
    return specs.includes(`PATHS.${name}.`) || after.some((rest) => !/^[\w-]/.test(rest));
  }
}

// What stands in the middle of a string begins none, such as the slashes of an address or the stars of a pattern.
const COMMENTS = /(?<=^|\s)(\/\*[\s\S]*?\*\/|\/\/.*$)/gm;

interface OpenScreen {
  readonly name: string;
  readonly state: string;
  readonly path: string;
}

/** A scenario that no test stands on might as well not work. */
export function untestedScenarios(project: Project, names: readonly string[]): string[] {
  const tests = [
    ...['db', 'server', 'contracts/pact', 'web/e2e'].map((folder) => project.allText(folder, '.test.ts')),
    project.allText('web/e2e', '.ts'),
    ...['.test.tsx', '/testing.ts'].map((ending) => project.allText('web', ending)),
    project.text('db/seed.ts'),
  ].join('\n');
  return names
    .filter((name) => !tests.includes(`'${name}'`))
    .map((name) => `the scenario ${name} has no test: write db/scenarios/${name}.test.ts, or use it in one`);
}
