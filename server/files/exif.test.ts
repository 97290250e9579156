import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cameraFacts } from './exif.ts';

type Fields = Readonly<Record<string, string>>;

async function exifWith(fields: Fields, gps: Fields = {}): Promise<Uint8Array> {
  const blank = { width: 2, height: 2, channels: 3, background: '#fff' } as const;
  const drawn = sharp({ create: blank }).withExif({ IFD2: { ...fields }, IFD3: { ...gps } });
  return (await sharp(await drawn.jpeg().toBuffer()).metadata()).exif ?? new Uint8Array();
}

describe('the moment at which a picture was taken', () => {
  it.each([
    ['in China where it names no zone', {}, '2024-05-01T00:30:00.000Z'],
    ['in its zone', { OffsetTimeOriginal: '+02:00' }, '2024-05-01T06:30:00.000Z'],
    ['in China where the zone is none', { OffsetTimeOriginal: 'noon' }, '2024-05-01T00:30:00.000Z'],
  ])('is read %s', async (_what, zone, moment) => {
    const exif = await exifWith({ DateTimeOriginal: '2024:05:01 08:30:00', ...zone });
    expect(new Date(cameraFacts(exif).takenAt ?? 0).toISOString()).toBe(moment);
  });

  it.each(['0000:00:00 00:00:00', '    :  :     :  :  ', '2024-05-01 08:30:00'])(
    'is not known by %j',
    async (date) => expect(cameraFacts(await exifWith({ DateTimeOriginal: date })).takenAt).toBeNull(),
  );
});

const WEST_LAKE = {
  ...{ GPSLatitudeRef: 'N', GPSLatitude: '30/1 14/1 5604/100' },
  ...{ GPSLongitudeRef: 'E', GPSLongitude: '120/1 9/1 1836/100' },
};

describe('the place where a picture was taken', () => {
  it.each([
    ['to a tenth of a degree', {}, '30.2,120.2'],
    [
      'south and west of the zeros',
      {
        GPSLatitudeRef: 'S',
        GPSLatitude: '13/1 976/100 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '72/1 33/1 0/1',
      },
      '-13.2,-72.5',
    ],
    ['in degrees alone', { GPSLatitude: '3024/100 0/1 0/1' }, '30.2,120.2'],
  ])('is read %s', async (_what, other, place) =>
    expect(cameraFacts(await exifWith({}, { ...WEST_LAKE, ...other })).place).toBe(place),
  );

  it.each<[string, Fields]>([
    ['a side that is none', { GPSLatitudeRef: 'E' }],
    ['no longitude', { GPSLongitude: '' }],
    ['nothing to divide by', { GPSLatitude: '30/1 14/0 0/1' }],
    ['a latitude beyond the pole', { GPSLatitude: '90/1 0/1 1/1' }],
    ['a longitude too far round', { GPSLongitude: '180/1 0/1 1/1' }],
    ['only zeros', { GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' }],
  ])('is not known by %s', async (_what, broken) => {
    const { GPSLongitude, ...known } = { ...WEST_LAKE, ...broken };
    const gps = GPSLongitude === '' ? known : { ...known, GPSLongitude };
    expect(cameraFacts(await exifWith({}, gps)).place).toBeNull();
  });
});

it('nothing is known of a picture that a camera did not take', async () => {
  const nothing = { takenAt: null, place: null };
  expect(cameraFacts(await exifWith({ UserComment: 'drawn' }))).toEqual(nothing);
  expect(cameraFacts(new Uint8Array())).toEqual(nothing);
});

it('nothing is looked for outside of a file that was cut, or says so', async () => {
  const exif = await exifWith({ DateTimeOriginal: '2024:05:01 08:30:00' }, WEST_LAKE);
  expect(cameraFacts(exif)).toEqual({ takenAt: Date.parse('2024-05-01T00:30:00Z'), place: '30.2,120.2' });
  for (let length = 0; length < exif.length; length += 1) {
    expect(() => cameraFacts(exif.slice(0, length))).not.toThrow();
    expect(() => cameraFacts(exif.map((byte, at) => (at === length ? 255 : byte)))).not.toThrow();
  }
});

it('the moment is known of a picture whose place is broken', async () => {
  const exif = await exifWith({ DateTimeOriginal: '2024:05:01 08:30:00' }, WEST_LAKE);
  // The pointer to the directory of the place leads out of the file.
  const at = exif.findIndex(
    (byte, here) => [0x25, 0x88].includes(byte) && [0x25, 0x88].includes(exif[here + 1] ?? 0),
  );
  const broken = exif.map((byte, here) => (here >= at + 8 && here < at + 12 ? 255 : byte));
  expect(cameraFacts(broken)).toEqual({ takenAt: Date.parse('2024-05-01T00:30:00Z'), place: null });
});
