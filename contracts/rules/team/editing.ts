import type { MemberState } from './member-moves.ts';
import { mayInTeam, type TeamRole } from './roles.ts';

/** A place in a team, which is told by the id of its owner. */
export interface TeamPlace {
  readonly teamId: number;
  readonly role: TeamRole;
  readonly state: MemberState;
}

export interface EditingFacts {
  /** The caller is the owner of the work. */
  readonly isOwn: boolean;
  /** 与团队一起编辑 is on. */
  readonly isTeamEdited: boolean;
  /** Of the owner of the work; null outside of a team. */
  readonly owner: TeamPlace | null;
  readonly caller: TeamPlace | null;
}

/** Whether a place lets its member edit with the others (一起编辑). */
export function editsTogether(place: TeamPlace | null): place is TeamPlace {
  return place !== null && place.state === 'normal' && mayInTeam(place.role, 'edit-together');
}

/** Who edits a draft: the owner of the work, and with it on the active members of the owner's team. */
export function mayEditDraft({ isOwn, isTeamEdited, owner, caller }: EditingFacts): boolean {
  if (isOwn) return true;
  return isTeamEdited && editsTogether(owner) && editsTogether(caller) && owner.teamId === caller.teamId;
}
