/** 草稿, 已发布, 停用: a card is public only while it is published. */
export const CARD_STATES = ['draft', 'published', 'stopped'] as const;
export type CardState = (typeof CARD_STATES)[number];

export const CARD_STATE_WORDS: Readonly<Record<CardState, string>> = {
  draft: '草稿',
  published: '已发布',
  stopped: '已停用',
};

/** The moves of a card: a published one can be stopped, but never becomes a draft again. */
export function canBecome(from: CardState, to: string): to is CardState {
  return to === 'published' || (to === 'stopped' && from !== 'draft');
}
