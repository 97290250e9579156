/** Whether the compiler notices: nobody would come to run such a defect, so it proves nothing for the tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PASSED, type Verdict } from '../outcome.ts';
import { mutated } from '../places.ts';
import type { WebMutant } from './web-mutant.ts';

export const COMPILER_CHECK = 'compiler';

/** Looks at the broken file alone, with all that it imports: reading the whole project anew takes longer than its tests. */
export function createCompilerCheck(place: string, files: readonly string[]) {
  const broken = new Map<string, string>();
  const settings = ts.readConfigFile(join(place, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent({ ...settings, include: [] }, ts.sys, place);
  let version = 0;
  const { fileExists, readFile, readDirectory, directoryExists, getDirectories } = ts.sys;
  const service = ts.createLanguageService({
    ...{ fileExists, readFile, readDirectory, directoryExists, getDirectories },
    getScriptFileNames: () => files.map((file) => join(place, file)),
    getScriptVersion: (file) => (broken.has(file) ? `broken ${version}` : ''),
    getScriptSnapshot(file) {
      const text = broken.get(file) ?? readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => place,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });

  function look(file: string): Verdict {
    const [first] = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
    if (first === undefined) return PASSED;
    return {
      kind: 'noticed',
      by: COMPILER_CHECK,
      detail: ts.flattenDiagnosticMessageText(first.messageText, ' '),
    };
  }

  return {
    unbroken: (): Verdict =>
      files.map((file) => look(join(place, file))).find(({ kind }) => kind !== 'passed') ?? PASSED,
    look(mutant: WebMutant): Verdict {
      const file = join(place, mutant.file);
      version += 1;
      broken.set(file, mutated(readFileSync(file, 'utf8'), mutant));
      try {
        return look(file);
      } finally {
        broken.delete(file);
      }
    },
  };
}
