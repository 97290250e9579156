import { existsSync, readFileSync } from 'node:fs';

const built = 'dist/web';
const manifestFile = `${built}/.vite/manifest.json`;

if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: run "npm run build" first.`);
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** Everything the browser loads for these chunks: they and their static imports, each once. */
function scripts(...keys) {
  const seen = new Set();
  function visit(key, from) {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The build manifest has no "${key}" (wanted by ${from}): was it renamed or merged?`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported, key);
  }
  for (const key of keys) visit(key, '.size-limit.mjs');
  return [...seen].filter((file) => file.endsWith('.js')).map((file) => `${built}/${file}`);
}

const budgets = [
  {
    name: 'login screen, first load',
    limit: '280 kB',
    chunks: ['index.html', 'app/login-route-screen.tsx'],
  },
  {
    name: 'shell and first screen',
    limit: '390 kB',
    chunks: ['index.html', 'app/manager-shell.tsx', 'features/unavailable/screens/unavailable-screen.tsx'],
  },
  { name: 'phone page', limit: '100 kB', chunks: ['outside/phone.html'] },
  { name: 'cashier page', limit: '100 kB', chunks: ['outside/cashier.html'] },
];

export default budgets.map(({ name, limit, chunks }) => ({
  name,
  limit,
  gzip: true,
  path: scripts(...chunks),
}));
