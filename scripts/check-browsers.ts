/**
 * Holds every built script and style sheet against the oldest browsers that are supported (build/browser-floor.ts) and
 * against what plain http beyond loopback lacks. What other packages need is a finding as well.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ALLOWED } from './browsers/allowed.ts';
import { scriptFindings } from './browsers/script-findings.ts';
import { styleFindings } from './browsers/style-findings.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const BUILDS = ['web', 'console', 'demo'];

interface Place {
  readonly finding: string;
  readonly file: string;
}

/** The builds have most of their files in common. */
function placesIn(folder: string, seen: Set<string>): Place[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?js|css)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (seen.has(text)) return [];
      seen.add(text);
      const findings = file.endsWith('.css') ? styleFindings(text) : scriptFindings(text);
      return findings.map((finding) => ({ finding, file: join(folder, file) }));
    });
}

/** What is wrong, one sentence each. */
export function browserProblems(places: readonly Place[], allowed = ALLOWED): string[] {
  const isAllowed = ({ finding, file }: Place) =>
    allowed.some(({ findings, files }) => findings.test(finding) && files.test(file));
  const stale = allowed.filter(
    ({ findings, files }) => !places.some((place) => findings.test(place.finding) && files.test(place.file)),
  );
  return [
    ...places
      .filter((place) => !isAllowed(place))
      .map(({ finding, file }) =>
        finding.startsWith('http: ')
          ? `${file}: ${finding.slice(6)} is absent on plain http beyond loopback.`
          : `${file}: a browser of the floor lacks ${finding}.`,
      ),
    ...stale.map(
      ({ findings }) => `Nothing needs ${findings} any more; take it out of scripts/browsers/allowed.ts.`,
    ),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const seen = new Set<string>();
  const folders = BUILDS.map((build) => join(dist, build)).filter((folder) => existsSync(folder));
  const problems = browserProblems(folders.flatMap((folder) => placesIn(folder, seen)));
  for (const problem of problems) console.error(problem);
  if (folders.length === 0) console.error('dist is missing: run "npm run check -- --only browsers".');
  process.exitCode = problems.length === 0 && folders.length > 0 ? 0 : 1;
}
