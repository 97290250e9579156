/** Mistakes that can be told of one file alone, at once: a server that has to load everything first takes seconds. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { parseDocument } from 'yaml';
import { listFiles } from '../setup/hash.mjs';

const code = (loader) => async (text, file) => {
  const { warnings } = await transform(text, { loader, sourcefile: file, logLevel: 'silent' });
  return warnings.find(({ id }) => id === 'css-syntax-error');
};

const READERS = {
  ts: code('ts'),
  tsx: code('tsx'),
  mjs: code('js'),
  css: code('css'),
  json: async (text) => void JSON.parse(text),
  yaml: async (text) => parseDocument(text).errors[0],
};

/** Where it is and what is wrong; null for a file that can be read. */
async function syntaxProblem(file, text) {
  const read = READERS[file.slice(file.lastIndexOf('.') + 1)];
  try {
    const found = await read?.(text, file);
    return found ? told(file, found) : null;
  } catch (error) {
    return told(file, error.errors?.[0] ?? error);
  }
}

function told(file, { text, message, location, linePos }) {
  const at = location ? `:${location.line}:${location.column + 1}` : linePos ? `:${linePos[0].line}` : '';
  const line = location?.lineText ? `\n    ${location.lineText.trim()}` : '';
  return `${file}${at}: ${text ?? message.split('\n')[0]}${line}`;
}

/** Null for a file that is gone. */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Keeps in mind which files it has read, so that each look costs only what was saved since. */
export function createSourcesLook(root, names, isWanted) {
  let known = new Map();
  let problems = new Map();

  const signature = (file) => {
    const { mtimeMs, size, ino } = statSync(join(root, file));
    return `${mtimeMs} ${size} ${ino}`;
  };

  /** What became of which file since the last look, in the words of Vite's watcher. */
  function saved() {
    const now = new Map(listFiles(root, names, isWanted).map((file) => [file, signature(file)]));
    const found = [
      ...[...known.keys()].filter((file) => !now.has(file)).map((file) => ({ event: 'unlink', file })),
      ...[...now]
        .filter(([file, sign]) => known.get(file) !== sign)
        .map(([file]) => ({ event: known.has(file) ? 'change' : 'add', file })),
    ];
    known = now;
    return found;
  }

  return {
    /** What is there now is taken for good; it is tried when something needs it. */
    begin: () => void saved(),
    saved,
    /** By file, with these read again; what was found before is there until its file is mended or gone. */
    async problemsAfter(changes) {
      const texts = changes
        .map(({ file }) => [file, textOf(join(root, file))])
        .filter(([, text]) => text !== null);
      const words = await Promise.all(texts.map(([file, text]) => syntaxProblem(file, text)));
      const still = [...problems].filter(([file]) => changes.every((change) => change.file !== file));
      const added = texts.map(([file], at) => [file, words[at]]).filter(([, problem]) => problem !== null);
      problems = new Map([...still, ...added]);
      return problems;
    },
  };
}
