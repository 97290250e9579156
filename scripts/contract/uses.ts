import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '#contracts/operations.ts';

/** Where an operation is used in the web: the files that call it, and the screens of the features that need it. */
export interface Uses {
  readonly calls: readonly string[];
  readonly screens: readonly string[];
}

const FEATURE = /^web\/features\/([^/]+)\//;

function featureOf(file: string): string | undefined {
  return FEATURE.exec(file)?.[1];
}

/** Names that only tell what a region shows. */
const SHOWN = /\bshows\([^)]*\)/g;

/** The operations that a file of the web calls stand in it by name. */
export function callsOperation(text: string, id: string): boolean {
  const called = text.replace(SHOWN, '');
  return called.includes(`'${id}'`) || called.includes(`"${id}"`);
}

/** Reads `web`: what calls which operation, and which screens stand in a feature that has or imports the call. */
export function usesOfOperations(root: string): ReadonlyMap<string, Uses> {
  const files = ['web/features', 'web/lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file)),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

  function featuresOf(caller: string): (string | undefined)[] {
    const importers = files.filter((file) => texts.get(file)?.includes(`'#${caller}'`));
    return [caller, ...importers].map(featureOf);
  }

  return new Map(
    OPERATIONS.map(({ id }) => {
      const calls = files.filter((file) => callsOperation(texts.get(file) ?? '', id));
      const features = new Set(calls.flatMap(featuresOf));
      const screens = files.filter(
        (file) => /\/screens\/[^/]+\.tsx$/.test(file) && features.has(featureOf(file)),
      );
      return [id, { calls, screens }] as const;
    }),
  );
}
