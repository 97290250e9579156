import { chinaDayText } from '#contracts/rules/china-time.ts';

const ISO_DAY = /(?<![\d-])(\d{4}-\d{2}-\d{2})(?![\d-])(?: (?=\p{Script=Han}))?/gu;

/** A sentence whose days (日期) are written as all others here: 2027-05-20 到期 says 2027年5月20日到期. */
export function dateWords(text: string, now: number): string {
  return text.replaceAll(ISO_DAY, (written, day: string) => {
    const at = Date.parse(`${day}T00:00:00+08:00`);
    return Number.isNaN(at) ? written : chinaDayText(at, now);
  });
}
