import sharp from 'sharp';
import { sendAvatar, slowAvatar } from './avatars.ts';
import type { Finding } from './finding.ts';
import { besideGuests, type Visitor, visitorAt, withDemo } from './guests.ts';
import { rest } from './hostile-acts.ts';

const HOSTILE = '127.0.0.99';
const WORLDS = 12;
const EACH = 6;
const DRIP_MS = 10_000;
const SECONDS = 50;

/** A dozen worlds of one address hold six uploads each, a byte in ten seconds, while another address uploads. */
export function attackSlowUploads(): Promise<readonly Finding[]> {
  return withDemo(async (server) => {
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
    const hostile: Visitor[] = [];
    for (let world = 0; world < WORLDS; world += 1) hostile.push(await visitorAt(server.url, HOSTILE));
    const other = await visitorAt(server.url, '127.0.0.77');
    const uploads = { taken: 0, tried: 0, worstMs: 0, refusal: '' };
    const held = { letIn: 0, left: 0 };

    const felt = await besideGuests(
      server,
      `${WORLDS * EACH} slow uploads of one address`,
      SECONDS,
      async (until) => {
        const slow = hostile.flatMap(({ browser, token }) =>
          Array.from({ length: EACH }, () =>
            slowAvatar(server.url, { token, cookie: browser.cookie() }, HOSTILE),
          ),
        );
        const drip = setInterval(() => {
          for (const one of slow) one.drip();
        }, DRIP_MS);
        await rest(1000);
        while (performance.now() < until) {
          const { status, text, ms } = await sendAvatar(other, picture);
          uploads.tried += 1;
          if (status === 200 && text.includes('"code":0')) uploads.taken += 1;
          else uploads.refusal = ` (${status} ${text.slice(0, 100)})`;
          uploads.worstMs = Math.max(uploads.worstMs, ms);
          await rest(500);
        }
        clearInterval(drip);
        held.letIn = slow.filter(({ status }) => status() !== 503).length;
        held.left = slow.filter(({ status }) => status() === 'open').length;
        for (const one of slow) one.end();
      },
    );
    for (const { browser } of [...hostile, other]) browser.close();
    return [
      {
        name: 'avatars of another address meanwhile',
        figure: `${uploads.taken} of ${uploads.tried} taken${uploads.refusal}, worst ${uploads.worstMs.toFixed(0)} ms`,
        holds: uploads.tried > 0 && uploads.taken === uploads.tried,
      },
      {
        name: 'slow uploads',
        figure: `${held.letIn} of ${WORLDS * EACH} let in, ${held.left} still open after ${SECONDS} s`,
        holds: held.letIn < WORLDS * EACH && held.left === 0,
      },
      ...felt,
    ];
  });
}
