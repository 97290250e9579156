import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { duration, green, red, startProgress } from '../setup/console.mjs';
import { SetupFailure } from '../setup/failure.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { unknownWord } from '../setup/nearest.mjs';
import { setUp } from '../setup/set-up.mjs';
import { steps } from './steps.mjs';
import { addCounts } from './summary.mjs';

const print = (text) => process.stdout.write(`${text}\n`);

/** The steps named by "--only a,b"; all of them without it. */
export function chosenSteps(args) {
  const [flag, value = '', ...rest] = args.flatMap((arg) =>
    arg.startsWith('--only=') ? ['--only', arg.slice(7)] : [arg],
  );
  if (flag === undefined) return steps;
  const names = steps.map((step) => step.name);
  if (flag === '--help') throw new SetupFailure(`--only takes: ${names.join(', ')}.`, 0);
  if (flag !== '--only') throw new SetupFailure(unknownWord('flag', flag, ['--only']), 2);
  if (rest.length > 0) throw new SetupFailure(`One list is enough: --only ${[value, ...rest].join(',')}`, 2);
  const wanted = value.split(',').filter((name) => name !== '');
  if (wanted.length === 0) throw new SetupFailure(`--only needs names: ${names.join(', ')}.`, 2);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new SetupFailure(unknownWord('check', unknown, names), 2);
  return steps.filter((step) => wanted.includes(step.name));
}

async function runStep(step) {
  const started = performance.now();
  try {
    const result = await step.run();
    return { ...result, took: duration(performance.now() - started) };
  } catch (error) {
    const output = `${error instanceof SetupFailure ? error.message : error.stack}\n`;
    const took = duration(performance.now() - started);
    return { code: 1, output, counts: { passed: 0, failed: 1 }, took };
  }
}

function printResult(step, { code, output, counts, took, logFile }) {
  if (code === 0) {
    const tests = counts.passed > 1 ? `${counts.passed} tests, ` : '';
    print(`${green('✓')} ${step.name} (${tests}${took})`);
    if (logFile) rmSync(logFile, { force: true });
  } else {
    print(`${red('✗')} ${step.name} (${took})`);
    print(output.trimEnd().replaceAll(/^/gm, '    '));
  }
}

/**
 * Runs the steps, as many at once as there are lanes and each after those it waits for, whatever fails; answers the
 * names that failed and the counts.
 */
export async function runSteps(chosen, lanes = availableParallelism()) {
  const waiting = [...chosen];
  const running = new Map();
  const failed = [];
  const counts = [];
  const progress = startProgress(() => [...running.keys()].map(({ name }) => name).join(', '), {
    announce: false,
  });
  const isReady = ({ after = [] }) =>
    ![...waiting, ...running.keys()].some(({ name }) => after.includes(name));
  async function runOne(step) {
    const result = await runStep(step);
    running.delete(step);
    counts.push(result.counts);
    if (result.code !== 0) failed.push(step.name);
    progress.clear();
    printResult(step, result);
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1;
    if (next === -1) {
      await Promise.race(running.values());
      continue;
    }
    const [step] = waiting.splice(next, 1);
    running.set(step, runOne(step));
  }
  progress.finish();
  print(
    failed.length === 0
      ? `${green('✓')} ${chosen.length} checks passed`
      : `${red('✗')} failed: ${failed.join(', ')}`,
  );
  return { failed, counts: addCounts(counts) };
}

/** The code is not generated first: whether the committed one is current is what the first step finds out. */
export async function runCheckCommand(args) {
  const chosen = chosenSteps(args);
  await setUp(() => ensureInstalled());
  const { failed } = await runSteps(chosen);
  return failed.length === 0 ? 0 : 1;
}
