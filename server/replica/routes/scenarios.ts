import { countAllRows } from '#db/rows/count-rows.ts';
import { isScenarioName, runScenario, SCENARIO_NAMES, SCENARIOS } from '#db/scenarios/index.ts';
import type { Scenario } from '#db/scenarios/types.ts';
import type { World } from '#server/worlds/world.ts';
import { armPreset, textsOf } from '../arm-preset.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import type { ControlParts } from '../control-parts.ts';
import { ControlProblem, controlNotFound } from '../control-problem.ts';
import { ERROR_CATALOGUE, errorPreset } from '../error-catalogue.ts';

/** Many times the seed, and far from what its database could hold: a loop of scenarios ends here. */
export const MOST_ROWS_OF_VISITOR = 10_000;

export const scenarioHandlers = ({ env }: ControlParts) =>
  ({
    'GET /scenarios': () => ({ list: [...dataScenarios(), ...errorScenarios()] }),

    'POST /scenarios/{name}/run'({ world, path: { name }, body: { params = {} } }) {
      if (env.mode === 'demo' && world.sandbox) demandRoom(world);
      const preset = errorPreset(name);
      if (preset) return { name, kind: 'error', result: armPreset(preset, params, world) };
      if (isScenarioName(name)) {
        const { put: putFile } = world.files;
        const context = { db: world.db, now: world.clock.now(), seed: env.seed, putFile };
        return { name, kind: 'data', result: runScenario(name, context, textsOf(params)) };
      }
      throw controlNotFound('unknown-scenario', `there is no scenario "${name}"; GET scenarios lists them`);
    },
  }) satisfies SomeHandlers;

function demandRoom({ db }: World): void {
  const rows = countAllRows(db);
  if (rows < MOST_ROWS_OF_VISITOR) return;
  throw new ControlProblem(
    409,
    'world-full',
    `this world holds ${rows} rows, and scenarios add to a visitor's only up to ${MOST_ROWS_OF_VISITOR}; reset it first`,
  );
}

function dataScenarios() {
  return SCENARIO_NAMES.map((name) => {
    const { title, description, defaults, choices = {} }: Scenario = SCENARIOS[name];
    return { name, kind: 'data' as const, title, description, params: defaults, choices };
  });
}

function errorScenarios() {
  return ERROR_CATALOGUE.map((preset) => ({
    name: preset.name,
    kind: 'error' as const,
    title: preset.productText ?? preset.situation,
    description: preset.description,
    situation: preset.situation,
    productText: preset.productText,
    params: 'scenario' in preset ? SCENARIOS[preset.scenario].defaults : { times: '' },
  }));
}
