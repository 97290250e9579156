import { rmSync } from 'node:fs';
import { green, red, startProgress } from '../setup/console.mjs';
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
  if (flag !== '--only') throw new SetupFailure(unknownWord('flag', flag, ['--only']), 2);
  if (rest.length > 0) throw new SetupFailure(`One list is enough: --only ${[value, ...rest].join(',')}`, 2);
  const wanted = value.split(',').filter((name) => name !== '');
  if (wanted.length === 0) throw new SetupFailure(`--only needs names: ${names.join(', ')}.`, 2);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new SetupFailure(unknownWord('check', unknown, names), 2);
  return steps.filter((step) => wanted.includes(step.name));
}

async function runStep(step) {
  try {
    await step.prepare?.();
  } catch (error) {
    return {
      code: 1,
      output: `${error.message}\n`,
      counts: { passed: 0, failed: 1 },
      took: 'before it began',
    };
  }
  const progress = startProgress(step.name, { announce: false });
  try {
    const result = await step.run();
    return { ...result, took: progress.finish() };
  } catch (error) {
    return { code: 1, output: `${error.stack}\n`, counts: { passed: 0, failed: 1 }, took: progress.finish() };
  }
}

/** Runs the steps one after the other, whatever fails; answers the names that failed and the counts. */
export async function runSteps(chosen) {
  const failed = [];
  const counts = [];
  for (const step of chosen) {
    const result = await runStep(step);
    counts.push(result.counts);
    if (result.code === 0) {
      const tests = result.counts.passed > 1 ? `${result.counts.passed} tests, ` : '';
      print(`${green('✓')} ${step.name} (${tests}${result.took})`);
      if (result.logFile) rmSync(result.logFile, { force: true });
    } else {
      failed.push(step.name);
      print(`${red('✗')} ${step.name} (${result.took})`);
      print(result.output.trimEnd().replaceAll(/^/gm, '    '));
    }
  }
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
