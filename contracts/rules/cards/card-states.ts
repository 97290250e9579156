/** 草稿, 已发布, 停用: who has the address sees a card only while it is published. */
export const CARD_STATES = ['draft', 'published', 'stopped'] as const;
export type CardState = (typeof CARD_STATES)[number];

export const CARD_STATE_WORDS: Readonly<Record<CardState, string>> = {
  draft: '草稿',
  published: '已发布',
  stopped: '已停用',
};

/** What a member may make of a card: one that was shown once is stopped, and never a draft again. */
export function canBecome(from: CardState, to: string): to is CardState {
  return to === 'published' || (to === 'stopped' && from !== 'draft');
}
