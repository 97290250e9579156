import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { SaveState } from '../model/draft.ts';

/** Whether what is edited is saved, in a few words (保存状态); the notice says the rest. */
export function SaveLine({ save }: { readonly save: SaveState }) {
  const isQuiet = save.kind === 'saved' || save.kind === 'waiting' || save.kind === 'saving';
  return (
    <Text
      role="status"
      nowrap
      tone={isQuiet ? 'muted' : 'seal'}
      data-save={save.kind}
      {...shows('OpusServiceMag.saveDraft')}
    >
      {wordsOf(save)}
    </Text>
  );
}

function wordsOf(save: SaveState): string {
  switch (save.kind) {
    case 'saved':
      return `已保存 ${timeOf(save.at)}`;
    case 'waiting':
      return '有修改，即将保存';
    case 'saving':
      return '保存中…';
    case 'offline':
      return '离线草稿';
    case 'failed':
    case 'conflict':
      return '未保存';
    case 'readonly':
      return '只能查看';
    case 'no-place':
      return save.filedAt === null ? '未保存' : `已存为文件 ${timeOf(save.filedAt)}`;
  }
}

/** The clock alone: what was saved was saved just now. */
function timeOf(at: number): string {
  return chinaTimeText(at, at).replace(/^\S+ /, '');
}
