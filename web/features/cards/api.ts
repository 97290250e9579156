import type { Input, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { mapped, type Outcome, outcomeOf } from '#web/lib/outcome.ts';

type DataOf<K extends Parameters<ApiClient['call']>[0]> = Extract<Output<K>, { code: 0 }>['data'];
export type CardList = DataOf<'CardServiceMag.getCards'>;
export type Card = CardList['list'][number];
export type CardPictures = DataOf<'CardServiceMag.getCardPictures'>;
export type Visits = DataOf<'CardServiceMag.getCardVisits'>;
export type Contacts = DataOf<'CardServiceMag.getCardContacts'>;
export type OwnWork = DataOf<'OpusServiceMag.getOpusList'>['list'][number];

const PAGE_SIZE = '10';

/** The member's cards (我的名片), whole. */
export async function cards(api: ApiClient = client()): Promise<Outcome<CardList>> {
  return outcomeOf(await api.call('CardServiceMag.getCards', {}));
}

/** Begins a card (新建名片). */
export async function createCard(idemKey: string, api: ApiClient = client()): Promise<Outcome<Card>> {
  return outcomeOf(await api.call('CardServiceMag.createCard', { idemKey }));
}

/** Saves a card (保存名片). */
export async function saveCard(
  card: Input<'CardServiceMag.saveCard'>,
  api: ApiClient = client(),
): Promise<Outcome<Card>> {
  return outcomeOf(await api.call('CardServiceMag.saveCard', card));
}

/** Shows a card, or stops that (发布、停用). */
export async function setCardState(
  wish: Input<'CardServiceMag.setCardState'>,
  api: ApiClient = client(),
): Promise<Outcome<Card>> {
  return outcomeOf(await api.call('CardServiceMag.setCardState', wish));
}

/** Deletes a card (删除名片). */
export async function deleteCard(
  cardID: string,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'CardServiceMag.deleteCard'>>> {
  return outcomeOf(await api.call('CardServiceMag.deleteCard', { cardID }));
}

/** Codes and poster (二维码与海报). */
export async function cardPictures(
  cardID: string,
  api: ApiClient = client(),
): Promise<Outcome<CardPictures>> {
  return outcomeOf(await api.call('CardServiceMag.getCardPictures', { cardID }));
}

/** Makes a work of the card, to be printed (印名片). */
export async function printCard(
  wish: Input<'CardServiceMag.printCard'>,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'CardServiceMag.printCard'>>> {
  return outcomeOf(await api.call('CardServiceMag.printCard', wish));
}

/** Who came (访问记录). */
export async function cardVisits(
  cardID: string,
  page: number,
  api: ApiClient = client(),
): Promise<Outcome<Visits>> {
  const question = { cardID, page: String(page), pageSize: PAGE_SIZE };
  return outcomeOf(await api.call('CardServiceMag.getCardVisits', question));
}

/** Leaves the own card with the owner of another one (交换名片). */
export async function exchangeCard(
  wish: Input<'CardServiceMag.exchangeCard'>,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'CardServiceMag.exchangeCard'>>> {
  return outcomeOf(await api.call('CardServiceMag.exchangeCard', wish));
}

/** Cards of others (名片夹). */
export async function cardContacts(page: number, api: ApiClient = client()): Promise<Outcome<Contacts>> {
  return outcomeOf(
    await api.call('CardServiceMag.getCardContacts', { page: String(page), pageSize: PAGE_SIZE }),
  );
}

/** What a card can show of the member's works (可展示的作品): the latest hundred. */
export async function ownWorks(api: ApiClient = client()): Promise<Outcome<readonly OwnWork[]>> {
  const reply = await api.call('OpusServiceMag.getOpusList', { type: 'all', pageSize: '100' });
  return mapped(outcomeOf(reply), ({ list }) => list);
}
