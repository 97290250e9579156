import { useLeaveScreen } from '#web/kit/form/leave.ts';

/** Asks before a part of the settings is left with something unsaved in it; its own address may change beside it. */
export function useLeaving(isChanged: boolean, loses: string): void {
  useLeaveScreen({
    isChanged,
    loses,
    leaves: (from, to) => from.pathname !== to.pathname || from.search !== to.search,
  });
}
