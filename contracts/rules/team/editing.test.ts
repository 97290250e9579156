import { expect, it } from 'vitest';
import { mayEditDraft, type TeamPlace } from './editing.ts';
import { MEMBER_STATES, type MemberState } from './member-moves.ts';
import { TEAM_ROLES } from './roles.ts';

const OWNER: TeamPlace = { teamId: 7, role: 'owner', state: 'normal' };
const MEMBER: TeamPlace = { teamId: 7, role: 'editor', state: 'normal' };
const FACTS = { isOwn: false, isTeamEdited: true, owner: OWNER, caller: MEMBER };
const inState = (state: MemberState): TeamPlace => ({ ...MEMBER, state });

it('always lets the owner edit', () => {
  expect(mayEditDraft({ isOwn: true, isTeamEdited: false, owner: null, caller: null })).toBe(true);
});

it.each(TEAM_ROLES)('lets an active %s of the same team edit, either way round', (role) => {
  expect(mayEditDraft({ ...FACTS, caller: { ...MEMBER, role } })).toBe(true);
  expect(mayEditDraft({ ...FACTS, owner: MEMBER, caller: { ...MEMBER, role } })).toBe(true);
});

it.each(MEMBER_STATES)('lets only an active member edit, and only with an active owner: %s', (state) => {
  expect(mayEditDraft({ ...FACTS, caller: inState(state) })).toBe(state === 'normal');
  expect(mayEditDraft({ ...FACTS, owner: inState(state) })).toBe(state === 'normal');
});

it.each([
  ['while it is off', { isTeamEdited: false }],
  ['from another team', { caller: { ...MEMBER, teamId: 8 } }],
  ['outside of a team', { caller: null }],
  ['of an owner outside of a team', { owner: null }],
])('lets no member edit %s', (_, change) => {
  expect(mayEditDraft({ ...FACTS, ...change })).toBe(false);
});
