import type { Square } from '#contracts/rules/account/avatar.ts';
import { uploads as configured } from '#web/lib/call/client.ts';
import { done, failed, mapped, type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';
import { RequestFailure } from '#web/lib/call/request-failure.ts';
import type { Uploads } from '#web/lib/files/uploads.ts';

export interface ChosenAvatar {
  readonly file: Blob;
  readonly square: Square;
}

/** Sends a picture of oneself (头像) and which part of it is shown; answers its address. */
export async function sendAvatar(
  { file, square: { left, top, side } }: ChosenAvatar,
  uploads: Uploads = configured(),
): Promise<Outcome<string>> {
  const reply = await uploads.send('/media/avatar', [
    ['square', `${left},${top},${side}`],
    ['file', file],
  ]);
  const outcome = outcomeOf(reply as { code: 0; data: { user_avatar: string } });
  return mapped(outcome, ({ user_avatar }) => user_avatar);
}

const NOT_EXPORTED = '没有导出成功，您的数据没有变化，请稍后重试';

/** All that the member put in, as one archive (导出我的数据). */
export async function exportData(
  signal: AbortSignal,
  uploads: Uploads = configured(),
): Promise<Outcome<Blob>> {
  try {
    return done(await uploads.fetchFile('/media/account/export', signal));
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return failed(error.reply, { always: NOT_EXPORTED });
  }
}
