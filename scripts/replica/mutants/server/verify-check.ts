/** Whether `replica verify` notices: first while it only reads, which is over soon, then with all that writes. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT } from '../../cli/run.ts';
import type { Verification } from '../../verify/finding.ts';
import { type Child, startNode } from '../child.ts';
import { PASSED, type Verdict } from '../outcome.ts';

export const READING_CHECK = 'verify';
export const WRITING_CHECK = 'verify --allow-writes';

const START_LIMIT_MS = 90_000;
const LIMIT_MS = 10 * 60_000;
const POLL_MS = 100;
const READY = /Ready at (http:\S+)/;

export async function checkVerify(place: string, reference: string): Promise<Verdict> {
  const dataDir = join(place, '.data');
  rmSync(dataDir, { recursive: true, force: true });
  const server = startNode(['--import', 'tsx', 'server/main.ts', '--port', '0'], {
    cwd: place,
    env: { DATA_DIR: dataDir },
    limitMs: 2 * LIMIT_MS,
  });
  try {
    const url = await addressOf(server);
    if (url === null) return { kind: 'does not start', detail: server.output().slice(-300) };
    const reading = await verifyAt(url, place, reference, []);
    if (reading.kind !== 'passed') return reading;
    return await verifyAt(url, place, reference, ['--allow-writes']);
  } finally {
    await server.end();
  }
}

/** Where it listens, or null where it does not come to that. */
async function addressOf(server: Child): Promise<string | null> {
  const gone = server.ended.then(() => true);
  for (let waited = 0; waited < START_LIMIT_MS; waited += POLL_MS) {
    const url = READY.exec(server.output())?.[1];
    if (url !== undefined) return url;
    const pause = new Promise<false>((resolve) => setTimeout(() => resolve(false), POLL_MS));
    if (await Promise.race([gone, pause])) return null;
  }
  return null;
}

async function verifyAt(
  url: string,
  place: string,
  reference: string,
  more: readonly string[],
): Promise<Verdict> {
  const file = join(place, 'verify.json');
  rmSync(file, { force: true });
  const main = ['--import', 'tsx', 'scripts/replica/verify/main.ts'];
  const flags = ['--base-url', url, '--quiet', '--timeout', '60s', '--format', 'json', '--output', file];
  // In the unbroken copy: it shares the rules with the server, and would share its mistakes too.
  const child = startNode([...main, ...flags, ...more], { cwd: reference, limitMs: LIMIT_MS });
  const { code, output } = await child.ended;
  const by = more.length > 0 ? WRITING_CHECK : READING_CHECK;
  if (!existsSync(file))
    throw new Error(`${by} ended with ${code} and wrote no report: ${output.slice(-600)}`);
  return verdictOfVerify(JSON.parse(readFileSync(file, 'utf8')), by, code);
}

export function verdictOfVerify(
  { checks, findings }: Pick<Verification, 'checks' | 'findings'>,
  by: string,
  code: number | null,
): Verdict {
  const [first] = findings;
  if (first !== undefined) {
    const more = findings.length > 1 ? ` and ${findings.length - 1} more` : '';
    return { kind: 'noticed', by, detail: `${first.operation}: ${first.check}${more}` };
  }
  if (code !== EXIT.ok) return { kind: 'does not start', detail: `${by} ended with ${code}` };
  const isTested = checks.some(({ outcome }) => outcome === 'passed');
  return isTested ? PASSED : { kind: 'does not start', detail: `${by} tested nothing` };
}
