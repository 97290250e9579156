import type { QueryClient } from '@tanstack/react-query';
import { resourceKey } from '#web/kit/ask/send.ts';
import { warnBeforeUnload } from '#web/lib/document/use-leave-guard.ts';
import type { MemberScope } from '#web/lib/session/member-scope.ts';
import { createImportEngine, type ImportEngine } from './import-engine.ts';
import { productTools } from './product-tools.ts';
import { wouldLoseFile } from './queued-import.ts';
import { tabLocks } from './tab-locks.ts';
import { tellConversions } from './tell-conversions.ts';

const engines = new WeakMap<MemberScope, ImportEngine>();

/** The imports of one member in this tab; they go on behind every screen, and end with the session. */
export function engineOfMember(scope: MemberScope, queries: QueryClient): ImportEngine {
  const known = engines.get(scope);
  if (known !== undefined) return known;
  const { ended } = scope;
  const engine = createImportEngine({
    tools: productTools,
    locks: tabLocks(),
    ended,
    touch() {
      for (const queryKey of [resourceKey('publications'), resourceKey('imports')])
        void queries.invalidateQueries({ queryKey });
    },
  });
  engines.set(scope, engine);
  addEventListener('online', engine.goOnOnline, { signal: ended });
  askBeforeLeaving(engine, ended);
  engine.queue.subscribe(() => {
    if (!ended.aborted) tellConversions(engine.queue.get().jobs);
  });
  return engine;
}

/** Closing the tab asks first while the file is nowhere but here. */
function askBeforeLeaving({ queue }: ImportEngine, ended: AbortSignal): void {
  let endWarning: (() => void) | null = null;

  function follow(): void {
    const wouldLose = !ended.aborted && queue.get().jobs.some(wouldLoseFile);
    if (wouldLose) endWarning ??= warnBeforeUnload();
    else {
      endWarning?.();
      endWarning = null;
    }
  }

  queue.subscribe(follow);
  ended.addEventListener('abort', follow, { once: true });
}
