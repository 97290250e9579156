/** Holds the builds of the browser's part apart: the plain one has nothing of the tools, each other one its own. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';

const dist = join(import.meta.dirname, '..', 'dist');

export type Build = 'web' | 'console' | 'demo';

/** The texts of a build by their names. */
export type Texts = Readonly<Record<string, string>>;

interface Marker {
  readonly word: string;
  readonly pattern: RegExp;
  /**
   * The builds that hold it, and have to: a marker that is nowhere would prove nothing. None for an address of the
   * replica that only its server knows; the tests hold that one against a text that has it.
   */
  readonly builds: readonly Build[];
}

const MARKERS: readonly Marker[] = [
  { word: '开发控制台', pattern: /开发控制台/, builds: ['console'] },
  // The word of a link to a state, which "__replica" contains.
  { word: '_replica', pattern: /(?<!\w)_replica/, builds: ['console'] },
  { word: 'x-replica-tab', pattern: /x-replica-tab/, builds: ['console'] },
  { word: 'tools/console/', pattern: /tools\/console\//, builds: ['console'] },
  { word: '重置演示', pattern: /重置演示/, builds: ['demo'] },
  { word: 'tools/demo/', pattern: /tools\/demo\//, builds: ['demo'] },
  { word: 'tools/login-extra', pattern: /tools\/login-extra/, builds: ['demo'] },
  // Accounts of the replica, the password that they share, and the list that offers them.
  { word: DEMO_PASSWORD, pattern: new RegExp(DEMO_PASSWORD), builds: ['console', 'demo'] },
  { word: '今日注册，各处还是空的', pattern: /今日注册，各处还是空的/, builds: ['console', 'demo'] },
  { word: 'tools/accounts/', pattern: /tools\/accounts\//, builds: ['console', 'demo'] },
  // Pages and pictures that a backend may have elsewhere or not at all.
  { word: '/provider/', pattern: /["'`]\/provider\//, builds: [] },
  { word: '/media/bindings', pattern: /\/media\/bindings/, builds: [] },
  { word: '/__replica', pattern: /\/__replica/, builds: ['console', 'demo'] },
];

const NAMES: Readonly<Record<Build, string>> = {
  web: 'the plain build',
  console: 'the build with the console',
  demo: 'the build of the demo',
};

/** What is wrong with a build, one sentence each. */
export function toolProblems(build: Build, texts: Texts): string[] {
  return MARKERS.flatMap(({ word, pattern, builds }) => {
    const holding = Object.keys(texts).filter((file) => pattern.test(texts[file] ?? ''));
    if (!builds.includes(build)) {
      return holding.map((file) => `dist/${build}/${file}: ${NAMES[build]} holds "${word}".`);
    }
    return holding.length > 0
      ? []
      : [`dist/${build}: ${NAMES[build]} lacks "${word}", so its absence elsewhere proves nothing.`];
  });
}

/** Scripts, styles, pages and the manifest, which names the sources of every chunk. */
export function textsOf(folder: string): Texts {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => /\.(?:js|css|html|json)$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}

function problemsOf(build: Build): string[] {
  const folder = join(dist, build);
  if (existsSync(folder)) return toolProblems(build, textsOf(folder));
  return [`dist/${build} is missing: run "npm run check -- --only tools".`];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = (['web', 'console', 'demo'] as const).flatMap(problemsOf);
  for (const problem of found) console.error(problem);
  if (found.length > 0) {
    console.error('The product knows its tools by the files at the top of web/tools, behind');
    console.error('import.meta.env.VITE_REPLICA_TOOLS, which is replaced by its value at build time.');
  }
  process.exitCode = found.length === 0 ? 0 : 1;
}
