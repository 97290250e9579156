import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '#contracts/operations.ts';

export interface Project {
  readonly operations: readonly string[];
  has(file: string): boolean;
  text(file: string): string;
  /** The joined text of all files below a folder whose path ends so. */
  allText(folder: string, ending: string): string;
}

export function readProject(root: string): Project {
  const text = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  return {
    operations: OPERATIONS.map(({ id }) => id),
    has: (file) => existsSync(join(root, file)),
    text,
    allText: (folder, ending) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .map((file) => text(join(folder, file)))
        .join('\n'),
  };
}

/** One sentence for each part that is missing: it says which file to write. */
export function missingParts(project: Project): string[] {
  const clientCalls = project.allText('web', '/api.ts');
  const interactions = project.allText('contracts/pact/consumer', '.pact.test.ts');

  return project.operations.flatMap((id) => {
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
      ...(clientCalls.includes(`'${id}'`)
        ? []
        : [`${id} has no client call: add a function that calls '${id}' to an api.ts below web`]),
      ...(interactions.includes(`'${id}'`)
        ? []
        : [`${id} has no Pact interaction: add one to contracts/pact/consumer/${service}.pact.test.ts`]),
    ];
  });
}
