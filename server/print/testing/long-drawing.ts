/** A server that is in the middle of a long file: `fork` with the folder; it says when pages are being drawn. */
import { setTimeout as after } from 'node:timers/promises';
import { openPrintRoom } from '../print-room.ts';
import { EVERY_KIND, SIZE } from './every-kind.ts';

const [PAGE] = EVERY_KIND.map(({ page }) => page);
if (!PAGE) throw new Error('there is no page');

const desk = openPrintRoom(process.argv[2] ?? '', 10 ** 9).deskOf({
  holder: { network: 'n', world: 'w', member: '1' },
  ...{ find: () => null, take: () => () => {}, isOver: () => false, pause: async () => {} },
});
desk.begin({
  ...{ key: 'long', hash: 'long', form: 'read', title: '', author: '', at: 0, sheets: {}, source: '' },
  ...{
    ownPages: 4000,
    book: { ...SIZE, pageNum: 4000, outline: [], page: () => PAGE, numberOf: () => null },
  },
});
for (let look = desk.look('long', 'long', 'read'); look?.state !== 'failed'; ) {
  await after(50);
  look = desk.look('long', 'long', 'read');
  if (look?.state === 'drawing' && look.page > 0) process.send?.(look.page);
}
