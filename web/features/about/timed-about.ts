import { askBy } from '#web/kit/ask/ask.ts';
import { type DataOf, send } from '#web/kit/ask/send.ts';
import { mapped } from '#web/lib/call/outcome.ts';

export type About = DataOf<'MemberServiceMag.getAbout'>;

/** About the product (关于), and how long the answer took. */
export function timedAbout() {
  return askBy('MemberServiceMag.getAbout', {}, async () => {
    const start = performance.now();
    const outcome = await send('MemberServiceMag.getAbout', {});
    const tookMs = Math.max(1, Math.round(performance.now() - start));
    return mapped(outcome, (about) => ({ about, tookMs }));
  });
}
