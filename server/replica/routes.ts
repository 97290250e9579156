import type { FastifyError, FastifyInstance } from 'fastify';
import { DatabaseRefused } from '#db/migrate.ts';
import { ScenarioRefused } from '#db/scenarios/index.ts';
import { BusinessError } from '#server/errors.ts';
import type { ControlParts } from './control-parts.ts';
import { ControlProblem } from './control-problem.ts';
import { CONTROL_PREFIX, guardControlPlane } from './guard.ts';
import { clockRoutes } from './routes/clock.ts';
import { docsRoutes } from './routes/docs.ts';
import { errorCatalogueRoutes } from './routes/error-catalogue.ts';
import { eventRoutes } from './routes/events.ts';
import { faultRoutes } from './routes/faults.ts';
import { journalRoutes } from './routes/journal.ts';
import { orderRoutes } from './routes/orders.ts';
import { payRoutes } from './routes/pay.ts';
import { personaRoutes } from './routes/personas.ts';
import { qrRoutes } from './routes/qr.ts';
import { sandboxRoutes } from './routes/sandboxes.ts';
import { scenarioRoutes } from './routes/scenarios.ts';
import { snapshotRoutes } from './routes/snapshots.ts';
import { statusRoutes } from './routes/status.ts';
import { tourRoutes } from './routes/tour.ts';
import { transferRoutes } from './routes/transfer.ts';

/** The replica's own steering wheel, never part of the product's contract. */
export async function registerControlPlane(app: FastifyInstance, parts: ControlParts): Promise<void> {
  await app.register(
    async (plane) => {
      answerProblems(plane);
      guardControlPlane(plane, parts.env);
      statusRoutes(plane, parts);
      scenarioRoutes(plane, parts);
      faultRoutes(plane);
      clockRoutes(plane);
      personaRoutes(plane);
      qrRoutes(plane);
      payRoutes(plane);
      orderRoutes(plane);
      journalRoutes(plane);
      eventRoutes(plane, parts);
      snapshotRoutes(plane);
      sandboxRoutes(plane, parts);
      transferRoutes(plane);
      errorCatalogueRoutes(plane);
      tourRoutes(plane, parts);
      await docsRoutes(plane, parts);
    },
    { prefix: CONTROL_PREFIX },
  );
}

function answerProblems(plane: FastifyInstance): void {
  plane.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error);
    if (!problem) throw error;
    const { statusCode, reason, message } = problem;
    return reply.code(statusCode).send({ code: statusCode, message, reason, traceId: request.id });
  });
}

/** Null for what every other part of the server answers alike. */
function problemOf(error: Error): ControlProblem | null {
  if (error instanceof ControlProblem) return error;
  if (error instanceof ScenarioRefused) return new ControlProblem(400, 'scenario-refused', error.message);
  if (error instanceof DatabaseRefused)
    return new ControlProblem(statusOf(error), error.reason, error.message);
  if (!(error instanceof BusinessError)) return null;
  const isUnknown = error.reason === 'unknown-login-session';
  return new ControlProblem(isUnknown ? 404 : 409, error.reason, error.message);
}

/** A database of another version or program is in the way; a file that cannot be read is a bad request. */
function statusOf({ reason }: DatabaseRefused): number {
  return reason === 'newer' || reason === 'older' ? 409 : 400;
}
