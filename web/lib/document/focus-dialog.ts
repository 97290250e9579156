/**
 * Where nothing was pressed to open a dialog, as by an address, its ✕ would have the focus and a ring that was not asked
 * for: the dialog itself has it instead, and the tabulator begins in it.
 */
export function focusDialog(isOpen: boolean): void {
  const focused = document.activeElement;
  if (!isOpen || !focused?.matches('.ant-modal-close, .ant-drawer-close')) return;
  focused.closest<HTMLElement>('[role="dialog"]')?.focus();
}
