/** Whether all money agrees after thousands of random operations, whatever breaks meanwhile. */
import { startTestApp } from '#server/testing.ts';
import type { Finding } from '../finding.ts';
import { attackByCrashes } from './crashes.ts';
import { Disagreement } from './disagreement.ts';
import { takeWalk, type Walked } from './take-walk.ts';

const EVERY = 250;
const BREAKING_PERCENT = 10;
const ROUNDS = 8;

export async function attackMoney(seed: number, operations: number): Promise<readonly Finding[]> {
  return [await walkOf(seed, operations), ...(await attackByCrashes({ seed, rounds: ROUNDS }))];
}

async function walkOf(seed: number, operations: number): Promise<Finding> {
  const name = `${operations} operations with money, seed ${seed}`;
  const test = await startTestApp();
  const begun = performance.now();
  try {
    const walked = await takeWalk(test, {
      seed,
      operations,
      every: EVERY,
      breakingPercent: BREAKING_PERCENT,
    });
    describe(walked);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const cpu = Math.round(process.cpuUsage().user / 1_000_000);
    const figure = `${walked.orders} orders, ${walked.payments} payments, ${walked.days} days, ${walked.brokenAnswers} broken answers, ${seconds} s (${cpu} s of CPU)`;
    return { name, figure, holds: true };
  } catch (error) {
    if (!(error instanceof Disagreement)) throw error;
    console.log(`  ${error.message.split('\n').join('\n  ')}`);
    return { name, figure: error.message.split('\n')[0] ?? '', holds: false };
  } finally {
    await test.close();
  }
}

function describe({ counts, refusals, breakages, repeated }: Walked): void {
  for (const [act, { done, refused, nothing }] of [...counts].sort()) {
    console.log(`  ${act.padEnd(30)} ${done} done, ${refused} refused, ${nothing} with nothing to do`);
  }
  const most = [...refusals].sort(([, one], [, other]) => other - one).slice(0, 12);
  console.log(`  refused most: ${most.map(([why, times]) => `${why} (${times})`).join(', ')}`);
  const broken = [...breakages].map(([kind, times]) => `${kind} ${times}`).join(', ');
  console.log(`  broken on purpose: ${broken}; repeated with the same key: ${repeated}`);
}
