import type { ReselectChange } from '#contracts/rules/print/reselect.ts';

/** Says in one line what was chosen automatically and why (自动改选); empty where nothing was. */
export function announcement(changes: readonly ReselectChange[]): string {
  const parts = changes.map(({ to, reason }) => (reason === '' ? `「${to}」` : `「${to}」：${reason}`));
  return parts.length === 0 ? '' : `已自动改为${parts.join('；')}`;
}
