import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { OPERATIONS } from '#contracts/operations.ts';

/** Where an operation is used in the web: the file that calls it, and the screens of the features that import it. */
export interface Uses {
  readonly calls: readonly string[];
  readonly screens: readonly string[];
}

/** Reads the features below `web/features`: what calls which operation, and which screens stand in the same feature. */
export function usesOfOperations(root: string): ReadonlyMap<string, Uses> {
  const folder = join(root, 'web/features');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const apis = files.filter((file) => /(^|\/)api\.ts$/.test(file));
  const texts = new Map(apis.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  return new Map(
    OPERATIONS.map(({ id }) => {
      const calling = apis.filter((file) => texts.get(file)?.includes(`'${id}'`));
      const features = calling.map((file) => file.split('/')[0] ?? '');
      const screens = files.filter(
        (file) =>
          file.includes('/screens/') && file.endsWith('.tsx') && features.includes(file.split('/')[0] ?? ''),
      );
      const inProject = (file: string) => relative(root, join(folder, file));
      return [id, { calls: calling.map(inProject), screens: screens.map(inProject) }] as const;
    }),
  );
}
