import { isScenarioName, runScenario } from '#db/scenarios/index.ts';
import type { World } from '#server/worlds/world.ts';
import { textsOf } from '../arm-preset.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import type { ControlParts } from '../control-parts.ts';
import { controlNotFound } from '../control-problem.ts';

/** The newest exchange when a world was last prepared: an interaction has several states, and they add up. */
const preparedAt = new WeakMap<World, number>();

export const pactStateHandlers = ({ env }: ControlParts) =>
  ({
    'POST /pact/states'({ world, body: { state = '', params, action } }) {
      // Not every verifier says that it is done with an interaction; that it was played is seen as well.
      if (action === 'teardown') {
        preparedAt.delete(world);
        return {};
      }
      if (preparedAt.get(world) !== world.journal.last()) world.reset();
      preparedAt.set(world, world.journal.last());
      if (state === '') return {};
      if (!isScenarioName(state)) {
        throw controlNotFound(
          'unknown-scenario',
          `there is no scenario "${state}"; GET scenarios lists them`,
        );
      }
      const context = { db: world.db, now: world.clock.now(), seed: env.seed };
      return runScenario(state, context, textsOf(params ?? {}));
    },
  }) satisfies SomeHandlers;
