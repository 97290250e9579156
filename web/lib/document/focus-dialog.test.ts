import { expect, test, vi } from 'vitest';
import { focusDialog } from './focus-dialog.ts';

/** A page on which this has the focus. */
function focusOn(matches: string) {
  const focus = vi.fn();
  const active = { matches: (selector: string) => selector.includes(matches), closest: () => ({ focus }) };
  vi.stubGlobal('document', { activeElement: active });
  return focus;
}

test.each([
  ['.ant-modal-close', true, 1],
  ['.ant-drawer-close', true, 1],
  ['input', true, 0],
  ['.ant-modal-close', false, 0],
])('with the focus on %s and open %s the dialog takes it %d times', (on, isOpen, times) => {
  const focus = focusOn(on);
  focusDialog(isOpen);
  expect(focus).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
});
