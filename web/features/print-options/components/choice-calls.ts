import { getTotal } from '#web/features/print-options/line/api.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { getPriceList } from '../api.ts';
import type { ChoiceCalls } from '../model/choice-editor.ts';

export function memberID(): string {
  return sessionStore.get().user?.user_id ?? '';
}

export type Telling = Pick<ChoiceCalls, 'onFailure' | 'onMended'>;

/** What every choice needs, wherever it goes. */
export function choiceCalls(telling: Telling, api: () => ApiClient = client): ChoiceCalls {
  return {
    price: (question, options) => getTotal(question, options, api()),
    priceList: (goodsID) => getPriceList(goodsID, api()),
    memberID,
    random: () => String(Math.random()),
    ...telling,
  };
}
