/** What the tests of cards share. */
import type { Input } from '#contracts/operations.ts';
import { type CardContent, newCardContent } from '#contracts/rules/cards/card-content.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { dataOf } from '../testing.ts';

type CardOperation = `CardServiceMag.${string}` & Parameters<TestApp['call']>[0];

/** The card of super that is shown, its draft, and the one of demo. */
export const SHOWN = '6001';
export const DRAFT = '6002';
export const OTHERS = '6101';

export async function ask<K extends CardOperation>(
  test: TestApp,
  operation: K,
  input: Partial<Input<K>>,
  account = 'super',
): Promise<TestReply> {
  return test.call(operation, input, { token: await test.tokenOf(account) });
}

interface Card {
  readonly ID: string;
  readonly slug: string;
  readonly state: string;
  readonly revision: number;
  readonly content: CardContent;
}

export async function cards(test: TestApp, account = 'super'): Promise<readonly Card[]> {
  return dataOf(await ask(test, 'CardServiceMag.getCards', {}, account)).list as Card[];
}

export async function cardOf(test: TestApp, id: string, account = 'super'): Promise<Card> {
  const found = (await cards(test, account)).find(({ ID }) => ID === id);
  if (!found) throw new Error(`${account} has no card ${id}`);
  return found;
}

/** Saves the shown card with this changed. */
export async function save(
  test: TestApp,
  change: Partial<Input<'CardServiceMag.saveCard'>> & { readonly fields?: Partial<CardContent> } = {},
): Promise<TestReply> {
  const { fields, ...input } = change;
  const card = await cardOf(test, SHOWN);
  const content = JSON.stringify({ ...card.content, ...fields });
  const saved = { cardID: SHOWN, revision: String(card.revision), slug: card.slug, theme: 'ink', content };
  return ask(test, 'CardServiceMag.saveCard', { ...saved, ...input });
}

export const PLAIN = newCardContent('林晓舟');

let keys = 0;

/** Of an intent that nobody had before. */
export function newKey(): string {
  keys += 1;
  return `card-key-${keys}`;
}
