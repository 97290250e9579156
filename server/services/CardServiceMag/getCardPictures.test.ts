import ICAL from 'ical.js';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { appForEachTest, dataOf, textOf } from '../testing.ts';
import { ask, SHOWN, save } from './testing.ts';

const app = appForEachTest();
const pictures = async () => dataOf(await ask(app(), 'CardServiceMag.getCardPictures', { cardID: SHOWN }));

/** What another program than ours reads in a drawing. */
async function readCode(svg: string, width: number): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it('CardServiceMag.getCardPictures draws codes and a poster that a phone reads', async () => {
  const drawn = await pictures();
  // The seal of the house stands in the middle, in every size in which it is kept.
  expect(textOf(drawn, 'link')).toContain('>书</text>');
  for (const width of [240, 400, 1024])
    expect(await readCode(textOf(drawn, 'link'), width)).toBe(drawn.scanAddress);
  expect(await readCode(textOf(drawn, 'poster'), 750)).toBe(drawn.scanAddress);
  const contact = (await readCode(textOf(drawn, 'contact'), 900)) ?? '';
  const parsed = new ICAL.Component(ICAL.parse(contact));
  expect(parsed.getFirstPropertyValue('fn')).toBe('沈知远');
  // Nothing in it but what everybody may know.
  expect(contact).not.toMatch(/190 0000 0003|shenzhiyuan_book|9003/);
});

it('leaves the contact out where no phone would read it', async () => {
  const motto = { text: '言'.repeat(60), privacy: 'open' } as const;
  const address = { text: '街'.repeat(120), privacy: 'open' } as const;
  const mobiles = Array.from(
    { length: 5 },
    () => ({ label: '', text: '0571 8800 0003 0000', privacy: 'open' }) as const,
  );
  const website = { text: `https://a.example/${'a'.repeat(80)}`, privacy: 'open' } as const;
  expect((await save(app(), { fields: { motto, address, mobiles, website } })).json.code).toBe(0);
  expect((await pictures()).contact).toBe('');
});
