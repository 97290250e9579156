import { askBy } from '#web/kit/ask/ask.ts';
import { send } from '#web/kit/ask/send.ts';
import { done } from '#web/lib/call/outcome.ts';

/** The page behind a path of the product (站内页面); null for a path that is not allowed, an answer like any other. */
export function pageBehind(path: string) {
  return askBy('MemberServiceMag.resolveAitusPath', { path }, async () => {
    const outcome = await send('MemberServiceMag.resolveAitusPath', { path });
    const failure = outcome.ok ? null : outcome.error.kind;
    return failure === 'refused' || failure === 'forbidden' ? done(null) : outcome;
  });
}
