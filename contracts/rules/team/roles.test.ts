import { describe, expect, it } from 'vitest';
import { invitedRole, mayInTeam, TEAM_ACTS, TEAM_ROLES, type TeamAct } from './roles.ts';

describe('what a role may in a team', () => {
  it.each([
    ['edit-together', 'owner admin editor contributor'],
    ['ask-approval', 'admin editor contributor'],
    ['pay-within-limit', 'admin editor'],
    ['decide-requests', 'owner admin'],
    ['see-members', 'owner'],
    ['manage-members', 'owner'],
  ] satisfies [TeamAct, string][])('%s: %s', (act, roles) => {
    expect(TEAM_ROLES.filter((role) => mayInTeam(role, act)).join(' ')).toBe(roles);
  });

  it('is told of every act', () => expect(Object.keys(TEAM_ACTS)).toHaveLength(6));

  it.each([
    ['editor', 'editor'],
    ['owner', null],
    ['', null],
  ])('lets nobody be invited as %j who cannot', (text, role) => expect(invitedRole(text)).toBe(role));
});
