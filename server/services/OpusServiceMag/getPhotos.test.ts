import sharp from 'sharp';
import { expect, it } from 'vitest';
import { begun, hashOf, picture, send } from '../../uploads/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused } from './testing.ts';

const test = appForEachTest();

async function bring(file: Buffer, name: string, account = 'super') {
  return send(test(), '/media/photos', file, { token: await test().tokenOf(account), fields: { name } });
}

it('OpusServiceMag.getPhotos lists what the member brought, the latest first, and what the work shows', async () => {
  const [first, second] = [await picture({ width: 300, height: 200 }), await picture({ color: '#ff0000' })];
  await bring(first, '断桥.jpg');
  test().world.clock.advance(1000);
  await bring(second, '残雪.jpg');
  await bring(await picture({ color: '#00ff00' }), '别人的.jpg', 'vip');
  const token = await test().tokenOf('super');
  const opusID = await begun(test(), token, { kind: 'images', pageNum: 1 });
  const shown = await picture({ width: 90, height: 120, color: '#0000ff' });
  await send(test(), `/media/opus/${opusID}/pages/1`, shown, { token });
  expect(dataOf(await asSuper(test(), 'OpusServiceMag.getPhotos', { opusID })).list).toEqual([
    { photo: hashOf(second), name: '残雪.jpg', width: 120, height: 160, takenAt: '', isBrought: 'Y' },
    { photo: hashOf(first), name: '断桥.jpg', width: 300, height: 200, takenAt: '', isBrought: 'Y' },
    { photo: hashOf(shown), name: '', width: 90, height: 120, takenAt: '', isBrought: 'N' },
  ]);
});

it('OpusServiceMag.getPhotos lists without a work what the member brought', async () => {
  const photo = await picture({ width: 300, height: 200 });
  await bring(photo, '断桥.jpg');
  await bring(await picture({ color: '#00ff00' }), '别人的.jpg', 'vip');
  expect(dataOf(await asSuper(test(), 'OpusServiceMag.getPhotos', {})).list).toEqual([
    { photo: hashOf(photo), name: '断桥.jpg', width: 300, height: 200, takenAt: '', isBrought: 'Y' },
  ]);
});

it('OpusServiceMag.getPhotos tells about where a photo of one’s own was taken, and of no other picture', async () => {
  const latitude = { GPSLatitudeRef: 'N', GPSLatitude: '30/1 14/1 5604/100' };
  const place = { ...latitude, GPSLongitudeRef: 'E', GPSLongitude: '120/1 9/1 1836/100' };
  const taken = async (color: string) =>
    sharp(await picture({ color }, 'jpeg'))
      .withExif({ IFD3: place })
      .jpeg()
      .toBuffer();
  const [own, shown] = [await taken('#ff0000'), await taken('#0000ff')];
  expect((await bring(own, '断桥.jpg')).json).toMatchObject({ data: { place: '30.2,120.2' } });
  const token = await test().tokenOf('super');
  const opusID = await begun(test(), token, { kind: 'images', pageNum: 1 });
  await send(test(), `/media/opus/${opusID}/pages/1`, shown, { token });
  const { list } = dataOf(await asSuper(test(), 'OpusServiceMag.getPhotos', { opusID }));
  const told = list as readonly { readonly photo: string; readonly place?: string }[];
  expect(told.map((photo) => [photo.photo, photo.place])).toEqual([
    [hashOf(own), '30.2,120.2'],
    [hashOf(shown), undefined],
  ]);
});

it('OpusServiceMag.getPhotos refuses a work of another member', () =>
  expectRefused(test(), 'OpusServiceMag.getPhotos', { opusID: '999999' }, 'publication-not-found'));
