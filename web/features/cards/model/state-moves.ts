import type { CardState } from '#contracts/rules/cards/card-states.ts';

/** The next state of a card (发布、停用), and the label of the button for it. */
export const STATE_MOVES: Readonly<
  Record<CardState, { readonly to: 'published' | 'stopped'; readonly verb: string }>
> = {
  draft: { to: 'published', verb: '发布名片' },
  published: { to: 'stopped', verb: '停用' },
  stopped: { to: 'published', verb: '重新发布' },
};
