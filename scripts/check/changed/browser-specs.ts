import type { ImportGraph } from './import-graph.ts';

/** What some specs open and others do not: a screen, or the tools that one build has. */
interface Part {
  readonly roots: readonly string[];
  /** Whether a spec opens it, judged by its words: addresses, titles and names of screens. */
  readonly isIn: (words: string) => boolean;
}

export interface ScreenWords {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly heading?: string;
}

const SCREEN_PARTS = 'web/app/screens/screen-parts.tsx';
const TOOLS = ['console', 'demo'] as const;

function partsOf(graph: ImportGraph, screens: readonly ScreenWords[]): Part[] {
  const text = graph.sources.get(SCREEN_PARTS) ?? '';
  const loaded = [...text.matchAll(/^ {2}(\w+): \{(?:(?!^ {2}\w+: \{)[\s\S])*?import\('([^']+)'\)/gm)];
  const ofScreens = loaded.map(([, name = '', file = '']): Part => {
    const screen = screens.find((known) => known.name === name);
    const stem = screen?.path.replace(/\/:\w+$/, '').replace(/^\//, '') ?? name;
    const words = [stem, `PATHS.${name}`, screen?.title, screen?.heading].filter(
      (word) => word !== undefined,
    );
    const root = graph.resolve(SCREEN_PARTS, file);
    return {
      roots: root === undefined ? [] : [root],
      // A spec that goes through all records opens every screen.
      isIn: (said) => /\bSCREENS\b/.test(said) || words.some((word) => said.includes(word)),
    };
  });
  const ofTools = TOOLS.map(
    (build): Part => ({
      roots: [...graph.sources.keys()].filter((file) => file.startsWith(`web/tools/${build}/`)),
      isIn: (said) => said.includes(`build: '${build}'`),
    }),
  );
  return [...ofScreens, ...ofTools];
}

const isOfTool = (file: string) => TOOLS.some((build) => file.startsWith(`web/tools/${build}/`));
const isOfProduct = (file: string) => /^(?:contracts|db|server|web)\//.test(file);
/** What no build and no page of the product is made of. */
const isBeside = (file: string) =>
  /\.(?:test|pact\.test|spec)\.tsx?$|\.md$|^contracts\/(?:pact|decisions)\/|^web\/(?:e2e|screenshots)\//.test(
    file,
  );
/** What every build depends on, wherever it stands. */
const isOfEveryBuild = (file: string) =>
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vite\.config\.ts|playwright\.config\.ts|openapi\.yaml)$|^scripts\/(?:build-server\.mjs|setup\/build\.mjs)$/.test(
    file,
  );

/** The browser specs that may fail because of the changes: "all" as soon as it is not certain that one cannot. */
export function touchedSpecs(
  graph: ImportGraph,
  specs: readonly string[],
  screens: readonly ScreenWords[],
  changed: readonly string[],
): readonly string[] | 'all' {
  const parts = partsOf(graph, screens).map((part) => ({ ...part, reached: graph.reach(part.roots) }));
  // What every page and the server are made of; behind the doors are screens and tools, which are asked one by one.
  const everywhere = graph.reach(
    ['server/main.ts', 'web/app/main.tsx'],
    (from, to) => (from === SCREEN_PARTS && parts.some(({ roots }) => roots.includes(to))) || isOfTool(to),
  );
  const hits = new Set<Part>();
  for (const file of changed) {
    if (isOfEveryBuild(file) || everywhere.has(file)) return 'all';
    if (isBeside(file) || !isOfProduct(file)) continue;
    const holding = parts.filter(({ reached }) => reached.has(file));
    // Nobody names it, or only a file that is gone: a style, a table, a picture that something reads by itself.
    if (holding.length === 0) return 'all';
    for (const part of holding) hits.add(part);
  }
  const changedFiles = new Set(changed);
  return specs.filter((spec) => {
    const reached = [...graph.reach([spec])];
    if (reached.some((file) => changedFiles.has(file))) return true;
    const own = reached.filter((file) => file.startsWith('web/e2e/'));
    const said = own
      .map((file) => graph.sources.get(file) ?? '')
      .join('\n')
      .replaceAll('\\', '');
    // A command line that is started may read anything, and a spec without any such word may open anything.
    if (said.includes('node:child_process') && changed.some((file) => !isBeside(file))) return true;
    const opens = parts.filter(({ isIn }) => isIn(said));
    return hits.size > 0 && (opens.length === 0 || opens.some((part) => hits.has(part)));
  });
}
