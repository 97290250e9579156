import type { CardState } from '#contracts/rules/cards/card-states.ts';

/** What a card becomes next (发布、停用), and the word for it. */
export const STATE_MOVES: Readonly<
  Record<CardState, { readonly to: 'published' | 'stopped'; readonly verb: string }>
> = {
  draft: { to: 'published', verb: '发布名片' },
  published: { to: 'stopped', verb: '停用' },
  stopped: { to: 'published', verb: '重新发布' },
};
