import { chinaDayText, chinaTimeText } from '#contracts/rules/china-time.ts';
import type { RecordTone } from '#web/components/record-list.tsx';
import type { ShareLink } from './sharing.ts';

export const STATE_NAMES: Readonly<Record<ShareLink['state'], string>> = {
  open: '启用',
  off: '已停用',
  expired: '已过期',
  'used-up': '次数已用完',
};

export const STATE_TONES: Readonly<Partial<Record<ShareLink['state'], RecordTone>>> = {
  open: 'good',
  expired: 'over',
  'used-up': 'over',
};

/** What has to hold for a link to open (条件). */
export function conditionsOf({ hasPassword, expiresOn, maxReads }: ShareLink, now: number): string[] {
  return [
    ...(hasPassword === 'Y' ? ['有密码'] : []),
    expiresOn === ''
      ? '长期有效'
      : `有效至 ${chinaDayText(Date.parse(`${expiresOn}T00:00:00+08:00`), now)}（含当天）`,
    ...(maxReads === '' ? [] : [`最多打开 ${maxReads} 次`]),
  ];
}

/** What became of it (给谁看过). */
export function readsOf({ reads, lastReadAt }: ShareLink, now: number): string {
  if (reads === 0 || lastReadAt === '') return '还没有人打开';
  return `打开过 ${reads} 次，最近 ${chinaTimeText(Date.parse(lastReadAt), now)}`;
}

/** A kind line to send to a reader who has not opened it yet (提醒). */
export function reminderFor(link: ShareLink, work: string, address: string): string {
  return `${link.name}，您好！《${work}》已经为您准备好，点开就能翻阅：${address}`;
}
