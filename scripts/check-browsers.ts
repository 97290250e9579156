/** Holds every built script and style sheet against the oldest browsers that are supported. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scriptFindings } from './browsers/script-findings.ts';
import { styleFindings } from './browsers/style-findings.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const BUILDS = ['web', 'console', 'demo'];

function findingsOf(file: string, text: string): string[] {
  return file.endsWith('.css') ? styleFindings(text) : scriptFindings(text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = new Map<string, Set<string>>();
  const seen = new Set<string>();
  for (const build of BUILDS) {
    const folder = join(dist, build);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:m?js|css)$/.test(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      if (seen.has(text)) continue;
      seen.add(text);
      for (const finding of findingsOf(file, text)) {
        const files = found.get(finding) ?? new Set();
        found.set(finding, files.add(`${build}/${file}`));
      }
    }
  }
  for (const [finding, files] of found) console.error(`${finding}  [${files.size}] ${[...files].slice(0, 4).join(' ')}`);
}
