import type { FastifyError, FastifyInstance } from 'fastify';
import { CONTROL_PREFIX } from '#contracts/control/address.ts';
import { DatabaseRefused } from '#db/migrate.ts';
import { ScenarioRefused } from '#db/scenarios/index.ts';
import { StorageFailure } from '#db/storage-failure.ts';
import { BusinessError } from '#server/errors.ts';
import { registerAudit } from './audit.ts';
import type { ControlHandlers } from './control/handlers.ts';
import { registerOperations } from './control/register-operations.ts';
import type { ControlParts } from './control-parts.ts';
import { ControlProblem } from './control-problem.ts';
import { guardControlPlane } from './guard.ts';
import { clockHandlers } from './routes/clock.ts';
import { docsFiles, documentHandlers } from './routes/docs.ts';
import { errorCatalogueHandlers } from './routes/error-catalogue.ts';
import { eventHandlers } from './routes/events.ts';
import { faultHandlers } from './routes/faults.ts';
import { journalHandlers } from './routes/journal.ts';
import { ledgerHandlers } from './routes/ledger.ts';
import { momentHandlers } from './routes/moments.ts';
import { orderHandlers } from './routes/orders.ts';
import { pactStateHandlers } from './routes/pact-states.ts';
import { payHandlers } from './routes/pay.ts';
import { personaHandlers } from './routes/personas.ts';
import { qrHandlers } from './routes/qr.ts';
import { rowHandlers } from './routes/rows.ts';
import { sandboxHandlers } from './routes/sandboxes.ts';
import { scenarioHandlers } from './routes/scenarios.ts';
import { showHandlers } from './routes/show.ts';
import { snapshotHandlers } from './routes/snapshots.ts';
import { statusHandlers } from './routes/status.ts';
import { tourHandlers } from './routes/tour.ts';
import { transferHandlers } from './routes/transfer.ts';

/** The replica's own steering wheel, never part of the product's contract. */
export async function registerControlPlane(app: FastifyInstance, parts: ControlParts): Promise<void> {
  await app.register(
    async (plane) => {
      answerProblems(plane);
      guardControlPlane(plane, parts);
      registerAudit(plane);
      registerOperations(plane, handlersOf(parts), { isDemo: parts.env.mode === 'demo' });
      await docsFiles(plane, parts);
    },
    { prefix: CONTROL_PREFIX },
  );
}

/** Every operation of the schema, which the compiler demands. */
function handlersOf(parts: ControlParts): ControlHandlers {
  return {
    ...statusHandlers(parts),
    ...scenarioHandlers(parts),
    ...pactStateHandlers(parts),
    ...faultHandlers,
    ...clockHandlers,
    ...personaHandlers,
    ...qrHandlers,
    ...payHandlers,
    ...ledgerHandlers,
    ...orderHandlers,
    ...journalHandlers,
    ...eventHandlers(parts),
    ...snapshotHandlers,
    ...momentHandlers(parts),
    ...rowHandlers,
    ...sandboxHandlers(parts),
    ...transferHandlers(parts),
    ...errorCatalogueHandlers,
    ...tourHandlers(parts),
    ...showHandlers(parts),
    ...documentHandlers(parts),
  };
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
  if (error instanceof StorageFailure)
    return new ControlProblem(error.reason === 'full' ? 507 : 503, `disk-${error.reason}`, error.message);
  if (!(error instanceof BusinessError)) return null;
  const isUnknown = error.reason === 'unknown-login-session';
  return new ControlProblem(isUnknown ? 404 : 409, error.reason, error.message);
}

/** A database of another version or program is in the way; a file that cannot be read is a bad request. */
function statusOf({ reason }: DatabaseRefused): number {
  return reason === 'newer' || reason === 'older' ? 409 : 400;
}
