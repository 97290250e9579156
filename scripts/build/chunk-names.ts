/**
 * Into which file of the build a module goes. On a phone every further file of the first load costs a turn in the
 * queue, so what several screens share lies in few files; and nobody loads what only others need.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundler tells of a module. */
interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): Module | null;
}

type ChunkName = 'base' | 'reading' | 'shared' | 'shell' | 'tools' | 'screens';

/** The first takes what it wants with everything that this needs, so those that more pages load come first. */
const CHUNKS: readonly ChunkName[] = ['base', 'reading', 'shared', 'shell', 'tools', 'screens'];

/** So many pages, screens and dialogs that load a module make it everybody's. */
const MANY = 3;

export function chunkGroups(projectRoot: string, pages: readonly string[]) {
  const web = (file: string) => join(projectRoot, 'web', file);
  const index = web('index.html');
  const reader = web('reader/reader.html');
  const tools = ['tools/console/console.tsx', 'tools/demo/demo-tools.tsx'].map(web);
  const [login, shell, cart] = [
    'app/session/login-route-screen.tsx',
    'app/shell/manager-shell.tsx',
    'features/cart/screens/cart-screen.tsx',
  ].map(web) as [string, string, string];
  const outside = pages.filter((page) => page !== index);
  let needs: ReturnType<typeof loadersOf> | undefined;

  function nameOf(id: string, graph: Graph): ChunkName | null {
    needs ??= loadersOf(pages, graph, join(projectRoot, 'node_modules/antd/es'));
    const by = needs.get(id);
    if (by === undefined) return null;
    // Of the two that a buyer loads together the styles are one file.
    if (by.size === 1 && (by.has(shell) || (by.has(cart) && isStyle(id)))) return 'shell';
    if (by.size === 1) return by.has(index) ? (isStyle(id) ? 'base' : 'shared') : null;
    const pagesOutside = outside.filter((page) => by.has(page));
    if (pagesOutside.length > 0) {
      return by.has(index) || pagesOutside.some((page) => page !== reader) ? 'base' : 'reading';
    }
    const isOfMany = by.size >= MANY;
    const isInside = by.has(shell) || by.has(cart);
    // A page waits for all its styles, so these are one file.
    if (by.has(index) || (by.has(login) && (isOfMany || isInside))) return isStyle(id) ? 'base' : 'shared';
    if (by.has(login)) return null;
    if (isInside) return 'shell';
    if (!isOfMany) return null;
    // What stands beside the product brings nothing that only its screens need.
    return tools.some((tool) => by.has(tool)) ? 'tools' : 'screens';
  }

  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: CHUNKS.length + 1 },
    ...CHUNKS.map((chunk, place) => ({
      name: (id: string, graph: Graph) => (nameOf(id, graph) === chunk ? chunk : null),
      debugName: chunk,
      priority: CHUNKS.length - place,
    })),
  ];
}

const isStyle = (id: string) => /\.css(?:\?|$)/.test(id);

/** Which pages, screens and dialogs load a module as soon as they are loaded themselves. */
function loadersOf(pages: readonly string[], graph: Graph, antd: string): Map<string, Set<string>> {
  const loaders = new Map<string, Set<string>>();
  const roots = new Set(pages);
  const namedByAntd = partsOf(antd);

  /** antd's own table of contents names everything there is, of which a module takes little. */
  function staticImports({ importedIds, code }: Module): string[] {
    const list = join(antd, 'index.js');
    if (!importedIds.includes(list)) return [...importedIds];
    const taken = [...(code ?? '').matchAll(/import \{([^}]*)\} from ["']antd["']/g)]
      .flatMap(([, names = '']) => names.split(','))
      .flatMap((name) => namedByAntd.get(name.trim().split(' ')[0] ?? '') ?? []);
    return [...importedIds.filter((id) => id !== list), ...taken];
  }

  // A set that grows while it is gone through: what is found on the way is a root as well.
  for (const root of roots) {
    const found = new Set([root]);
    for (const id of found) {
      const module = graph.getModuleInfo(id);
      if (!module) continue;
      const by = loaders.get(id) ?? new Set();
      loaders.set(id, by.add(root));
      for (const imported of staticImports(module)) found.add(imported);
      for (const later of module.dynamicallyImportedIds) roots.add(later);
    }
  }
  return loaders;
}

function partsOf(antd: string): Map<string, string> {
  const contents = readFileSync(join(antd, 'index.js'), 'utf8');
  const parts = contents.matchAll(/default as (\w+) \} from ["']\.\/([\w-]+)["']/g);
  return new Map([...parts].map(([, name = '', folder = '']) => [name, join(antd, folder, 'index.js')]));
}
