import { runScenario, ScenarioRefused } from '#db/scenarios/index.ts';
import { type Fields, numberField } from './body.ts';
import { badControlRequest } from './control-problem.ts';
import type { ErrorPreset } from './error-catalogue.ts';
import type { World } from './world.ts';

/** Makes a row of the error catalogue happen: by rules of what goes wrong, or by data. */
export function armPreset(preset: ErrorPreset, params: Fields, world: World): Record<string, string> {
  if ('scenario' in preset) {
    return runScenario(preset.scenario, { db: world.db, now: world.clock.now() }, textsOf(params));
  }
  if (Object.keys(params).some((key) => key !== 'times')) {
    throw new ScenarioRefused(`scenario ${preset.name} has only the parameter times`);
  }
  const times = params.times === '' ? undefined : numberField(params, 'times', { min: 1, max: 1_000_000 });
  const rules = preset.rules.map((rule) => world.faults.add(times === undefined ? rule : { ...rule, times }));
  return { faults: rules.map(({ id }) => id).join(',') };
}

/** Scenarios take texts; a number in JSON is read as the text it looks like. */
export function textsOf(params: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (typeof value === 'string' || typeof value === 'number') return [key, String(value)];
      throw badControlRequest(`params.${key} must be a text`);
    }),
  );
}
