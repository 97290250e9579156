import { expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf } from '../services/testing.ts';

const app = appForEachTest();

it('shows a message to whom it was sent, with what was attached, and to nobody else', async () => {
  const given = { db: app().world.db, now: app().world.clock.now() };
  const { invoiceNo = '' } = runScenario('invoice-in-state', given, { state: 'reddened' });
  const token = await app().tokenOf('super');
  const { sent } = dataOf(await app().call('InvoiceServiceMag.getInvoice', { invoiceNo }, { token }));
  const mails = (sent as { messageID: string; channel: string }[]).filter(
    ({ channel }) => channel === 'mail',
  );
  const read = async (messageID = '', account = 'super') =>
    (
      await app().app.inject({
        url: `/mail-api/${messageID}`,
        headers: { authorization: await app().tokenOf(account) },
      })
    ).json();
  expect((await read(mails[0]?.messageID)).data.files).toEqual([
    `${invoiceNo}-red.pdf`,
    `${invoiceNo}-red.xml`,
  ]);
  expect((await read(mails[1]?.messageID)).data.files).toEqual([`${invoiceNo}.pdf`, `${invoiceNo}.xml`]);
  expect(await read(mails[0]?.messageID, 'vip')).toMatchObject({ code: 404, reason: 'message-not-found' });
  expect(await read('x')).toMatchObject({ code: 404 });
});
