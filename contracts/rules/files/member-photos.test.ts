import { expect, it } from 'vitest';
import { MEMBER_PHOTOS_MAX, photoName, roomForPhoto } from './member-photos.ts';

it.each([
  ['断桥残雪.jpg', '断桥残雪.jpg'],
  [' C:\\照片\\1.jpg\n', 'C: 照片 1.jpg'],
  ['', ''],
  ['湖'.repeat(201), '湖'.repeat(200)],
])('the name %j is %j', (text, name) => {
  expect(photoName(text)).toBe(name);
});

it('there is room for two thousand', () => {
  expect(roomForPhoto(MEMBER_PHOTOS_MAX - 1).kind).toBe('done');
  expect(roomForPhoto(MEMBER_PHOTOS_MAX)).toMatchObject({ kind: 'refused' });
});
