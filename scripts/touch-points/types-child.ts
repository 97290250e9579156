/**
 * The compiler, kept between two looks at the copy: what was not touched is neither read nor checked again. A process of
 * its own, so that whoever interrupts does not wait for it.
 */
import { join } from 'node:path';
import ts from 'typescript';

export interface Asked {
  readonly place: string;
  /** Only these files of it; all of them where nothing is said. */
  readonly files?: readonly string[];
}

const known = new Map<string, ts.SourceFile>();
let last: ts.SemanticDiagnosticsBuilderProgram | undefined;

function errorsOf({ place, files }: Asked): string[] {
  const { fileNames, options } = configOf(place);
  last = ts.createSemanticDiagnosticsBuilderProgram(fileNames, options, hostOf(options), last);
  const program = last;
  const found = files
    ? files.flatMap((file) => {
        // Asked for one file, the builder repeats what it knows, although another file was touched.
        const plain = program.getProgram();
        const source = plain.getSourceFile(join(place, file));
        return source
          ? [...plain.getSyntacticDiagnostics(source), ...plain.getSemanticDiagnostics(source)]
          : [];
      })
    : [
        ...program.getOptionsDiagnostics(),
        ...program.getGlobalDiagnostics(),
        ...program.getSyntacticDiagnostics(),
        ...program.getSemanticDiagnostics(),
      ];
  const format = { getCanonicalFileName: String, getCurrentDirectory: () => place, getNewLine: () => '\n' };
  return found.map((diagnostic) => ts.formatDiagnostic(diagnostic, format).trimEnd());
}

function configOf(place: string): ts.ParsedCommandLine {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(join(place, 'tsconfig.json'), {}, host);
  if (!config) throw new Error('tsconfig.json cannot be read');
  return config;
}

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createIncrementalCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (file, ...rest) => {
    const before = known.get(file);
    if (before && before.text === host.readFile(file)) return before;
    const source = read(file, ...rest);
    if (source) known.set(file, source);
    return source;
  };
  return host;
}

process.on('message', (asked: Asked) => process.send?.(errorsOf(asked)));
