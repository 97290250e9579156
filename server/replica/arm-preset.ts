import { TIMES } from '#contracts/control/faults.ts';
import { runScenario, ScenarioRefused } from '#db/scenarios/index.ts';
import type { World } from '#server/worlds/world.ts';
import { readValue } from './control/read-input.ts';
import type { ErrorPreset } from './error-catalogue.ts';

type Params = Readonly<Record<string, string | number>>;

/** Makes a row of the error catalogue happen: by rules of what goes wrong, or by data. */
export function armPreset(preset: ErrorPreset, params: Params, world: World): Record<string, string> {
  if ('scenario' in preset) {
    return runScenario(preset.scenario, { db: world.db, now: world.clock.now() }, textsOf(params));
  }
  if (Object.keys(params).some((key) => key !== 'times')) {
    throw new ScenarioRefused(`scenario ${preset.name} has only the parameter times`);
  }
  // A field of a form that was left empty says nothing.
  const times = (params.times ?? '') === '' ? undefined : readValue(TIMES, params.times, 'times');
  const rules = preset.rules.map((rule) => world.faults.add(times === undefined ? rule : { ...rule, times }));
  return { faults: rules.map(({ id }) => id).join(',') };
}

/** Scenarios take texts; a number in JSON is read as the text it looks like. */
export function textsOf(params: Params): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
}
