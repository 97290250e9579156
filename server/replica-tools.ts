import { shownBackend } from './backend/backend-env.ts';
import { registerBackend } from './backend/register-backend.ts';
import { registerFaults } from './replica/faults/answer.ts';
import { registerJournal } from './replica/record-exchange.ts';
import { registerControlPlane } from './replica/routes.ts';
import { createShow } from './replica/show/show.ts';
import type { Tools } from './tools.ts';

/**
 * The tools of the replica. `docsRoot` is where the files of the API reference lie; null leaves that page out. Without
 * the key there is no presenter.
 */
export function replicaTools(docsRoot: string | null = null, presenterKey: string | null = null): Tools {
  return {
    watch(app) {
      registerFaults(app);
      registerJournal(app);
    },
    async attach(app, { env, worlds }) {
      const backend = env.backend && shownBackend(env.backend);
      const show = createShow({ worlds, lifeMs: env.sandboxes.lifeMs });
      await registerControlPlane(app, { env, worlds, show, presenterKey, docsRoot, backend });
      return env.backend && registerBackend(app, env.backend);
    },
  };
}
