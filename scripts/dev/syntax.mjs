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

/** Keeps in mind which files it has read, so that each look costs only what was saved since. */
export function createSyntaxLook(root, names, isWanted) {
  const known = new Map();
  let problems = new Map();

  const signature = (file) => {
    const { mtimeMs, size, ino } = statSync(join(root, file));
    return `${mtimeMs} ${size} ${ino}`;
  };

  /** The files that changed since the last look, all of them at the first. */
  function changed() {
    const files = new Map(listFiles(root, names, isWanted).map((file) => [file, signature(file)]));
    const found = [...files].filter(([file, sign]) => known.get(file) !== sign).map(([file]) => file);
    known.clear();
    for (const [file, sign] of files) known.set(file, sign);
    return found;
  }

  return {
    /** What is there now is taken for good; it is tried when something needs it. */
    begin: () => void changed(),
    /** By file; what was found before is there until its file is mended or gone. */
    async look() {
      const read = changed();
      const words = await Promise.all(
        read.map((file) => syntaxProblem(file, readFileSync(join(root, file), 'utf8'))),
      );
      const still = [...problems].filter(([file]) => known.has(file) && !read.includes(file));
      const added = read.map((file, at) => [file, words[at]]).filter(([, problem]) => problem !== null);
      problems = new Map([...still, ...added]);
      return problems;
    },
  };
}
