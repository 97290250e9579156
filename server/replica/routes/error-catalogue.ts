import { armPreset } from '../arm-preset.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import { controlNotFound } from '../control-problem.ts';
import { ERROR_CATALOGUE, type ErrorPreset, errorPreset } from '../error-catalogue.ts';

/** Every row of the product's error catalogue, and how to see it. */
export const errorCatalogueHandlers = {
  'GET /error-catalogue': () => ({ list: ERROR_CATALOGUE.map(row) }),

  'POST /error-catalogue/{name}'({ world, path: { name }, body }) {
    const preset = errorPreset(name);
    if (!preset) {
      throw controlNotFound(
        'unknown-preset',
        `the error catalogue has no "${name}"; GET error-catalogue lists it`,
      );
    }
    return { ...row(preset), result: armPreset(preset, body, world) };
  },
} satisfies SomeHandlers;

function row(preset: ErrorPreset) {
  const { name, situation, productText, description } = preset;
  const isData = 'scenario' in preset;
  const [rule] = isData ? [] : preset.rules;
  return {
    name,
    operation: isData ? preset.operation : (rule?.operation ?? '*'),
    situation,
    words: productText,
    description,
    rule: rule ? { operation: rule.operation, ...rule.fault } : null,
    scenario: isData ? preset.scenario : null,
  };
}
