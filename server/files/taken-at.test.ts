import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takenAt } from './taken-at.ts';

async function exifWith(fields: Record<string, string>): Promise<Uint8Array> {
  const blank = { width: 2, height: 2, channels: 3, background: '#fff' } as const;
  const file = await sharp({ create: blank }).withExif({ IFD2: fields }).jpeg().toBuffer();
  return (await sharp(file).metadata()).exif ?? new Uint8Array();
}

describe('the moment at which a picture was taken', () => {
  it.each([
    ['in China where it names no zone', {}, '2024-05-01T00:30:00.000Z'],
    ['in its zone', { OffsetTimeOriginal: '+02:00' }, '2024-05-01T06:30:00.000Z'],
    ['in China where the zone is none', { OffsetTimeOriginal: 'noon' }, '2024-05-01T00:30:00.000Z'],
  ])('is read %s', async (_what, zone, moment) => {
    const exif = await exifWith({ DateTimeOriginal: '2024:05:01 08:30:00', ...zone });
    expect(new Date(takenAt(exif) ?? 0).toISOString()).toBe(moment);
  });

  it.each(['0000:00:00 00:00:00', '    :  :     :  :  ', '2024-05-01 08:30:00'])(
    'is not known by %j',
    async (date) => expect(takenAt(await exifWith({ DateTimeOriginal: date }))).toBeNull(),
  );

  it('is not known of a picture that a camera did not take', async () => {
    expect(takenAt(await exifWith({ UserComment: 'drawn' }))).toBeNull();
    expect(takenAt(new Uint8Array())).toBeNull();
  });

  it('is not looked for outside of a file that was cut, or says so', async () => {
    const exif = await exifWith({ DateTimeOriginal: '2024:05:01 08:30:00' });
    for (let length = 0; length < exif.length; length += 1) {
      expect(() => takenAt(exif.slice(0, length))).not.toThrow();
      expect(() => takenAt(exif.map((byte, place) => (place === length ? 255 : byte)))).not.toThrow();
    }
  });
});
