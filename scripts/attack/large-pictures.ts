import sharp from 'sharp';
import { quantile } from '#scripts/bench/load.ts';
import { sendAvatar } from './avatars.ts';
import type { Finding } from './finding.ts';
import { besideGuests, type Visitor, visitorAt, withDemo } from './guests.ts';
import { rest } from './hostile-acts.ts';

const AT_ONCE = 6;
const SECONDS = 30;
/** The one that is being decoded has to be waited for, and no other. */
const LONGEST_MS = 3000;

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#789' } })
    .png()
    .toBuffer();

/** One world sends the largest pictures, six at once, and too large ones, while another's avatar waits. */
export function attackWithPictures(): Promise<readonly Finding[]> {
  return withDemo(async (server) => {
    const [small, large, tooLarge] = await Promise.all([200, 6300, 9990].map(square));
    const hostile = await visitorAt(server.url, '127.0.0.99');
    const other = await visitorAt(server.url, '127.0.0.77');
    const statuses = new Map<string, number>();
    const times: number[] = [];
    let failed = 0;

    async function keepSending(visitor: Visitor, picture: Buffer | undefined, until: number): Promise<void> {
      while (performance.now() < until) {
        const { status, text } = await sendAvatar(visitor, picture ?? Buffer.alloc(0));
        const said = `${status} ${/"message":"([^"]*)"/.exec(text)?.[1] ?? ''}`;
        statuses.set(said, (statuses.get(said) ?? 0) + 1);
      }
    }

    const felt = await besideGuests(server, 'one world of large pictures', SECONDS, async (until) => {
      const sending = [large, large, large, large, tooLarge, tooLarge].slice(0, AT_ONCE);
      await Promise.all([
        ...sending.map((picture) => keepSending(hostile, picture, until)),
        (async () => {
          while (performance.now() < until) {
            await rest(1000);
            const { status, text, ms } = await sendAvatar(other, small ?? Buffer.alloc(0));
            times.push(ms);
            if (status !== 200 || !text.includes('"code":0')) failed += 1;
          }
        })(),
      ]);
    });
    for (const { browser } of [hostile, other]) browser.close();
    console.log(`  ${[...statuses].map(([said, n]) => `${n} x ${said}`).join(', ')}`);
    const worst = quantile(times, 1);
    return [
      {
        name: "another's avatar meanwhile",
        figure: `${times.length} sent, ${failed} failed, median ${quantile(times, 0.5).toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
        holds: failed === 0 && worst < LONGEST_MS,
      },
      ...felt,
    ];
  });
}
