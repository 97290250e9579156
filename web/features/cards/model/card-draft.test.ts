import { expect, it } from 'vitest';
import { newCardContent } from '#contracts/rules/cards/card-content.ts';
import { checkedDraft, draftOf, isChanged, keyed } from './card-draft.ts';
import type { Card } from './cards.ts';

const line = (text: string) => ({ label: '手机', text, privacy: 'open' }) as const;
const card = (mobiles: readonly string[]): Card => ({
  ...{ ID: '1', slug: 'zhi-yuan', theme: 'ink', state: 'draft', revision: 1, updatedAt: '' },
  ...{ photoPath: '', wechatPath: '', scanPath: '' },
  content: {
    ...newCardContent('沈知远'),
    ...{ emails: [], sections: [], mobiles: mobiles.map(line), works: { ids: [], privacy: 'open' } },
  },
  works: [],
});
const withLines = (...texts: readonly string[]) => {
  const draft = draftOf(card([]));
  return { ...draft, content: { ...draft.content, mobiles: texts.map((text) => keyed(line(text))) } };
};

it('a draft that nobody touched is no change, and its lines have names of their own', () => {
  const draft = draftOf(card(['190 0000 0001', '190 0000 0002']));
  expect(isChanged(draft, card(['190 0000 0001', '190 0000 0002']))).toBe(false);
  expect(new Set(draft.content.mobiles.map(({ key }) => key)).size).toBe(2);
  const sent = checkedDraft(draft);
  expect(sent.kind === 'good' && sent.input.content).not.toContain('key');
});

it('says what is wrong at the line where it stands, whatever is empty above it', () => {
  expect(checkedDraft(withLines('', '190 0000 0001', '', 'x'))).toMatchObject({
    kind: 'bad',
    problem: { field: 'mobile-3' },
  });
});
