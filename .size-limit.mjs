import { existsSync, readFileSync } from 'node:fs';

const shell = ['index.html', 'shell', 'features/unavailable/screens/unavailable-screen.tsx'];

function manifestOf(build) {
  const file = `dist/${build}/.vite/manifest.json`;
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run check -- --only budgets" first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Everything the browser loads for these chunks: they and their static imports, each once. */
function filesOf(build, ...keys) {
  const manifest = manifestOf(build);
  const seen = new Set();
  const styles = new Set();
  function visit(key, from) {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk)
      throw new Error(`The manifest of ${build} has no "${key}" (wanted by ${from}): renamed or merged?`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported, key);
  }
  for (const key of keys) visit(key, '.size-limit.mjs');
  const scripts = [...seen].filter((file) => file.endsWith('.js'));
  const within = (files) => files.map((file) => `dist/${build}/${file}`);
  return { scripts: within(scripts), all: within([...scripts, ...styles]) };
}

const budgets = [
  {
    name: 'login screen, first load',
    limit: '280 kB',
    chunks: ['index.html', 'app/session/login-route-screen.tsx'],
  },
  { name: 'shell and first screen', limit: '390 kB', chunks: shell },
  { name: 'phone page', limit: '100 kB', chunks: ['outside/phone.html'] },
  { name: 'cashier page', limit: '100 kB', chunks: ['outside/cashier.html'] },
  { name: 'reader', limit: '100 kB', chunks: ['reader/reader.html'] },
];

/** Runs ahead of everything on the pages of the app; the bundler's table does not name what was built by itself. */
const HEAD_START = 'dist/web/assets/head-start-*.js';

const editor = 'app/screens/editor-route.tsx';

/** What the editor loads that neither the shell nor another screen does. */
function onlyOfEditor() {
  const others = Object.keys(manifestOf('web')).filter(
    (key) => key.startsWith('app/screens/') && key !== editor,
  );
  const known = new Set(filesOf('web', ...shell, ...others).scripts);
  return filesOf('web', editor).scripts.filter((file) => !known.has(file));
}

/** What a tool loads over the shell at once, styles too; what only its opening loads does not count. */
const additions = [
  { name: 'the console over the shell', limit: '10 kB', build: 'console', tool: 'console/console.tsx' },
  { name: "the demo's bar over the shell", limit: '40 kB', build: 'demo', tool: 'demo/demo-tools.tsx' },
];

function added({ build, tool }) {
  const plain = new Set(filesOf(build, ...shell).all);
  return filesOf(build, `tools/${tool}`).all.filter((file) => !plain.has(file));
}

export default [
  ...budgets.map(({ chunks, ...budget }) => ({
    ...budget,
    path: [...filesOf('web', ...chunks).scripts, ...(chunks.includes('index.html') ? [HEAD_START] : [])],
  })),
  { name: 'the editor over the shell', limit: '150 kB', path: onlyOfEditor() },
  // The benchmark measures the product and needs no build of the tools; the check makes them before it looks.
  ...additions
    .filter(({ build }) => existsSync(`dist/${build}`))
    .map(({ name, limit, ...addition }) => ({ name, limit, path: added(addition) })),
].map((budget) => ({ ...budget, gzip: true }));
