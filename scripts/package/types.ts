/** The types of the package: declarations of what its exports need, by relative paths and without our own tooling. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { SCENARIO_NAMES } from '#db/scenarios/index.ts';
import { PERSONAS } from '#db/seeded/accounts.ts';
import { ERROR_CATALOGUE } from '#server/replica/error-catalogue.ts';
import { EXPORTS } from './manifest.ts';

/** What the compiler reads in the place of some modules, because they stand on the whole server. */
const INSTEAD: Readonly<Record<string, () => string>> = {
  // Names are told as words.
  'scripts/package/published/names.ts': namesText,
  'scripts/package/published/run-here.ts': () =>
    'export declare function runHere(options: unknown): Promise<never>;',
};

/** Writes `types` of the package. */
export function writeTypes(root: string, packageRoot: string): void {
  const declared = declarations(root);
  const wanted = Object.values(EXPORTS).map(({ source }) => source.replace(/\.ts$/, ''));
  const done = new Set<string>();
  for (const module of wanted) visit(module);

  function visit(module: string): void {
    if (done.has(module)) return;
    done.add(module);
    const text = declared.get(module);
    if (text === undefined) throw new Error(`no declaration of ${module}`);
    const relativeText = text.replaceAll(IMPORTED, (_, before: string, specifier: string) => {
      const target = moduleOf(specifier, module);
      if (target === null) return `${before}'${specifier}'`;
      visit(target);
      const path = relative(dirname(module), target).replaceAll('\\', '/');
      return `${before}'${path.startsWith('.') ? path : `./${path}`}.js'`;
    });
    write(join(packageRoot, 'types', `${module}.d.ts`), relativeText);
  }
}

/** `from '…'`, `import('…')`, `import '…'` with a path of ours. */
const IMPORTED = /(\bfrom\s+|\bimport\(|\bimport\s+)['"]([^'"]+)['"]/g;

/** A module of ours by its path without ending; null for a package. */
function moduleOf(specifier: string, from: string): string | null {
  if (!/^[#.]/.test(specifier)) return null;
  const path = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier);
  return path.replaceAll('\\', '/').replace(/(?:\.d)?\.[mc]?[tj]s$/, '');
}

function declarations(root: string): Map<string, string> {
  const found = new Map<string, string>();
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (path) => (INSTEAD[relative(root, path)] ?? (() => readFile(path)))();
  const sources = Object.values(EXPORTS).map(({ source }) => join(root, source));
  const program = ts.createProgram({
    rootNames: sources,
    host,
    options: {
      ...options,
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, allowJs: false },
      // That they are right is for the check of the project to say.
      ...{ noCheck: true, outDir: '/types', rootDir: root },
    },
  });
  program.emit(undefined, (path, text) => found.set(relative('/types', path).replace(/\.d\.ts$/, ''), text));
  // Generated declarations are no output of the compiler.
  for (const { fileName, text } of program.getSourceFiles()) {
    if (fileName.endsWith('.d.ts') && !fileName.includes('/node_modules/')) {
      found.set(relative(root, fileName).replace(/\.d\.ts$/, ''), text);
    }
  }
  return found;
}

function namesText(): string {
  const union = (name: string, words: readonly string[]) =>
    `export type ${name} =\n${words.map((word) => `  | '${word}'`).join('\n')};\n`;
  return [
    union('ScenarioName', SCENARIO_NAMES),
    union(
      'ErrorName',
      ERROR_CATALOGUE.map(({ name }) => name),
    ),
    union(
      'DemoAccount',
      PERSONAS.map(({ account }) => account),
    ),
  ].join('\n');
}

function write(to: string, text: string): void {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
}
