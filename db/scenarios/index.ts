import { SCENARIOS } from './generated/registry.ts';
import { type Scenario, type ScenarioContext, type ScenarioParams, ScenarioRefused } from './types.ts';

export { type ScenarioContext, type ScenarioParams, ScenarioRefused } from './types.ts';

/** Every scenario by its name; the names are what seeds, tests, contract states and the control plane use. */
export { SCENARIOS };

export type ScenarioName = keyof typeof SCENARIOS;

/** In the order in which the registry lists them. */
export const SCENARIO_NAMES = Object.keys(SCENARIOS).filter(isScenarioName);

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}

/** Longer than any value that means something. */
const LONGEST_PARAMETER = 1000;

/** Runs a scenario whole or not at all; a parameter it does not know is refused rather than ignored. */
export function runScenario(
  name: ScenarioName,
  context: ScenarioContext,
  params: ScenarioParams = {},
): Record<string, string> {
  const scenario: Scenario = SCENARIOS[name];
  const unknown = Object.keys(params).filter((key) => !Object.hasOwn(scenario.defaults, key));
  if (unknown.length > 0) {
    const known = Object.keys(scenario.defaults).join(', ') || 'none';
    throw new ScenarioRefused(`scenario ${name} has no parameter ${unknown.join(', ')}; it has: ${known}`);
  }
  const long = Object.keys(params).find((key) => (params[key]?.length ?? 0) > LONGEST_PARAMETER);
  if (long !== undefined) {
    throw new ScenarioRefused(`${long} may have at most ${LONGEST_PARAMETER} characters`);
  }
  try {
    return context.db.sqlite.transaction(() => scenario.run(context, { ...scenario.defaults, ...params }))();
  } catch (error) {
    throw isConstraint(error) ? new ScenarioRefused(`the data do not allow this: ${error.message}`) : error;
  }
}

/** Numbers and ids that are given can be somebody's already. */
function isConstraint(error: unknown): error is Error {
  return String(Reflect.get(Object(error), 'code')).startsWith('SQLITE_CONSTRAINT');
}
