import type { FastifyInstance } from 'fastify';
import { armPreset } from '../arm-preset.ts';
import { fieldsOf } from '../body.ts';
import { controlNotFound } from '../control-problem.ts';
import { ERROR_CATALOGUE, type ErrorPreset, errorPreset } from '../error-catalogue.ts';

/** Every row of the product's error catalogue, and how to see it. */
export function errorCatalogueRoutes(plane: FastifyInstance): void {
  plane.get('/error-catalogue', async () => ({ list: ERROR_CATALOGUE.map(row) }));

  plane.post<{ Params: { name: string } }>(
    '/error-catalogue/:name',
    async ({ world, params, body }, reply) => {
      const preset = errorPreset(params.name);
      if (!preset) {
        throw controlNotFound(
          'unknown-preset',
          `the error catalogue has no "${params.name}"; GET error-catalogue lists it`,
        );
      }
      const result = armPreset(preset, fieldsOf(body), world);
      return reply.code(201).send({ ...row(preset), result });
    },
  );
}

function row(preset: ErrorPreset) {
  const { name, situation, productText, description } = preset;
  const isData = 'scenario' in preset;
  const [rule] = isData ? [] : preset.rules;
  return {
    name,
    operation: isData ? preset.operation : (rule?.operation ?? '*'),
    situation,
    /** The product's exact words; null where its reaction is not known. */
    words: productText,
    description,
    /** As POST faults takes it; null where data does it. */
    rule: rule ? { operation: rule.operation, ...rule.fault } : null,
    scenario: isData ? preset.scenario : null,
  };
}
