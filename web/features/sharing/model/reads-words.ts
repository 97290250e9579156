import type { DataOf } from '#web/kit/ask/send.ts';

/** Who read a work (给谁看过). */
export type Reads = DataOf<'OpusServiceMag.getReads'>;
export type LinkReads = Reads['links'][number];

export const DEVICE_NAMES: Readonly<Record<Reads['devices'][number]['device'], string>> = {
  phone: '手机',
  tablet: '平板',
  desktop: '电脑',
};

/** How long something was read (阅读时长). */
export function timeText(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} 分钟`;
  return `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分`;
}

/** The days of the year without the year, as 11月5日. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}月${date}日`;
}

/** What became of a link, as far as its reader let it be known. */
export function linkParts(
  { opens, pagesRead, seconds, lastPage, places }: LinkReads,
  pageNum: number,
): string[] {
  const opened = `打开过 ${opens} 次`;
  if (pagesRead === 0) return opens === 0 ? ['还没有人打开'] : [opened, '读者没有留下阅读记录'];
  const where = places.map(({ device, region }) => `${region}的${DEVICE_NAMES[device]}`).join('、');
  return [
    opened,
    `读过 ${pagesRead} / ${pageNum} 页`,
    `共 ${timeText(seconds)}`,
    `最后读到第 ${lastPage} 页`,
    where,
  ];
}

export interface Share {
  readonly name: string;
  readonly percent: number;
}

/** The largest parts of a whole; what is left is one part. */
export function sharesOf(
  parts: readonly { readonly name: string; readonly pages: number }[],
  most: number,
): Share[] {
  const whole = parts.reduce((sum, { pages }) => sum + pages, 0);
  if (whole === 0) return [];
  const rest = parts.slice(most).reduce((sum, { pages }) => sum + pages, 0);
  return [...parts.slice(0, most), ...(rest > 0 ? [{ name: '其他', pages: rest }] : [])].map(
    ({ name, pages }) => ({
      name,
      percent: Math.round((pages / whole) * 100),
    }),
  );
}
