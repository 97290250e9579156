import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChangedDialog } from './changed-dialog.tsx';

afterEach(cleanup);

function show(before: string, after: string): string {
  const changes = [{ what: '环岛骑行（印刷选项已修改）', before, after }];
  render(<ChangedDialog changes={changes} isReady onAgree={vi.fn()} onClose={vi.fn()} />);
  return screen.getByRole('dialog').textContent ?? '';
}

it('says that the price changed', () => {
  expect(show('1144.00', '1200.00')).toMatch(/价格已更新.*按新价格提交/);
});

it('says of options that they changed where the price did not', () => {
  const words = show('1144.00', '1144.00');
  expect(words).toMatch(/印刷选项有改动.*1,144\.00，不变.*按新选项提交/);
  expect(words).not.toContain('价格已更新');
});
