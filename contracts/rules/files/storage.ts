import { planOf } from '../account/membership.ts';

const GIGABYTE = 1024 ** 3;

/** The bytes of files that a member may store (存储空间), by level; the level of an ordinary member is empty. */
export function storageQuota(vipName: string): number {
  return planOf(vipName).storageGB * GIGABYTE;
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];
const STEP = 1024;

/** A size in words (文件大小): 231 MB, 1.5 GB. */
export function sizeInWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const digits = value < 10 && unit > 0 ? 1 : 0;
  return `${Number(value.toFixed(digits))} ${UNITS[unit]}`;
}
