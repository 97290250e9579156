import { useAct } from '#web/kit/act/use-act.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import type { MadeWork } from '../../model/imports.ts';

/** Makes a work (新建作品). */
export function useCreating(onDone: (work: MadeWork) => void, onFailure: (error: CallError) => boolean) {
  return useAct('OpusServiceMag.createOpus', {
    safe: '请重试；如果已经建好，会出现在我的作品里。',
    onDone,
    onFailure,
  });
}
