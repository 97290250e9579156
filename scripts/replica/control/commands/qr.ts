import { action } from '../action.ts';
import { fieldLines } from '../format.ts';

const ACCOUNT = { kind: 'text', fallback: 'super', meaning: 'who holds the phone' } as const;

function asSomebody(step: 'scan' | 'confirm', summary: string) {
  return action({
    words: ['LOGIN-SESSION'],
    summary,
    flags: { account: ACCOUNT },
    async run({ control, words: [id = ''], flags }) {
      const path = { loginSessionID: id };
      const body = { account: flags.account };
      const data = await control.call(`POST /qr/{loginSessionID}/${step}`, { path, body });
      return { data, pretty: fieldLines(data) };
    },
  });
}

function alone(step: 'cancel' | 'expire', summary: string) {
  return action({
    words: ['LOGIN-SESSION'],
    summary,
    flags: {},
    async run({ control, words: [id = ''] }) {
      const data = await control.call(`POST /qr/{loginSessionID}/${step}`, { path: { loginSessionID: id } });
      return { data, pretty: fieldLines(data) };
    },
  });
}

export const qr = {
  scan: asSomebody('scan', 'scan the code with a phone'),
  confirm: asSomebody('confirm', 'confirm the login on that phone'),
  cancel: alone('cancel', 'cancel the login on that phone'),
  expire: alone('expire', 'end the code before its time'),
};
