import type { FastifyInstance } from 'fastify';
import {
  isScenarioName,
  runScenario,
  SCENARIO_NAMES,
  SCENARIOS,
  ScenarioRefused,
} from '#db/scenarios/index.ts';
import { demandKnown, type Fields, fieldsOf, numberField } from '../body.ts';
import type { ControlParts } from '../control-parts.ts';
import { badControlRequest, controlNotFound } from '../control-problem.ts';
import { ERROR_CATALOGUE, type ErrorPreset, errorPreset } from '../error-catalogue.ts';
import type { World } from '../world.ts';

export function scenarioRoutes(plane: FastifyInstance, { env, world }: ControlParts): void {
  plane.get('/scenarios', async () => ({ list: [...dataScenarios(), ...errorScenarios()] }));

  plane.post<{ Params: { name: string } }>('/scenarios/:name/run', async (request) => {
    const { name } = request.params;
    const fields = fieldsOf(request.body);
    demandKnown(fields, ['params']);
    const params = fieldsOf(fields.params);
    const preset = errorPreset(name);
    if (preset) return { name, kind: 'error', result: runPreset(preset, params, world) };
    if (isScenarioName(name)) {
      const context = { db: world.db, now: world.clock.now(), seed: env.seed };
      return { name, kind: 'data', result: runScenario(name, context, textsOf(params)) };
    }
    throw controlNotFound('unknown-scenario', `there is no scenario "${name}"; GET scenarios lists them`);
  });
}

function dataScenarios() {
  return SCENARIO_NAMES.map((name) => {
    const { description, defaults } = SCENARIOS[name];
    return { name, kind: 'data', description, params: defaults };
  });
}

function errorScenarios() {
  return ERROR_CATALOGUE.map((preset) => ({
    name: preset.name,
    kind: 'error',
    description: preset.description,
    situation: preset.situation,
    productText: preset.productText,
    params: 'scenario' in preset ? SCENARIOS[preset.scenario].defaults : { times: '' },
  }));
}

function runPreset(preset: ErrorPreset, params: Fields, world: World): Record<string, string> {
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
function textsOf(params: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (typeof value === 'string' || typeof value === 'number') return [key, String(value)];
      throw badControlRequest(`params.${key} must be a text`);
    }),
  );
}
