import { useAct } from '#web/kit/act/use-act.ts';
import { type Sent, send } from '#web/kit/ask/send.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import type { MadeWork } from '../../model/imports.ts';

/** The failure stands beside the button that was pressed. */
const QUIET = { quiet: true };

type Wish = Sent<'OpusServiceMag.createOpus'>;

/** The shared layer tells of a membership that an e-book needs. */
const create = (wish: Wish) => send('OpusServiceMag.createOpus', wish, wish.type === 'ebook' ? {} : QUIET);

/** Makes a work (新建作品). */
export function useCreating(onDone: (work: MadeWork) => void, onFailure: (error: CallError) => boolean) {
  return useAct(
    { operation: 'OpusServiceMag.createOpus', call: create },
    { safe: '请重试；如果已经建好，会出现在我的作品里。', onDone, onFailure },
  );
}
