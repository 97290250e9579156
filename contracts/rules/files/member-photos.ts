import { type Done, done, type Refused, refusedField } from '../decision.ts';

/** Photos that one member keeps (照片). */
export const MEMBER_PHOTOS_MAX = 2000;
const NAME_LENGTH = 200;

/** The name of a photo as the file was called, without what no file system takes. */
export function photoName(text: string): string {
  const name = text.replaceAll(/[\p{Cc}\\/]+/gu, ' ').trim();
  return [...name].slice(0, NAME_LENGTH).join('');
}

/** Whether there is room for one more. */
export function roomForPhoto(kept: number): Done<number> | Refused<'bad-field'> {
  if (kept < MEMBER_PHOTOS_MAX) return done(kept);
  return refusedField('bad-photos', `最多保存 ${MEMBER_PHOTOS_MAX} 张照片`);
}
