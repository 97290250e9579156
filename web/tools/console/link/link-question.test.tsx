import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speak } from '../words/words.ts';
import { askFirst } from './ask-first.tsx';
import type { LinkWish } from './follow-link.ts';
import { LinkQuestion } from './link-question.tsx';

const WISH: LinkWish = {
  steps: [
    { kind: 'clock', name: '+30d', params: {} },
    { kind: 'fault', name: 'ShopCarService.cartInfo', params: { kind: 'status', status: '500' } },
  ],
  notes: ['看不懂「weather:rain」'],
};

beforeAll(() => speak('zh'));

afterEach(cleanup);

function show() {
  const onAnswer = vi.fn();
  render(<LinkQuestion wish={WISH} onAnswer={onAnswer} />);
  return { onAnswer, user: userEvent.setup() };
}

it('names every step with its particulars, and what it will not do', () => {
  show();
  const steps = within(screen.getByRole('list', { name: '链接要做的改动' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '调整时钟+30d',
    '制造故障ShopCarService.cartInfo · kind=status · status=500',
  ]);
  expect(screen.getByText('看不懂「weather:rain」')).toBeTruthy();
});

it('is agreed to by Enter, and by nothing before', async () => {
  const { onAnswer, user } = show();
  expect(onAnswer).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onAnswer.mock.calls).toEqual([[true]]);
});

it('is declined by its button, and by closing', async () => {
  const { onAnswer, user } = show();
  await user.click(screen.getByRole('button', { name: '不执行，直接打开' }));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(onAnswer.mock.calls).toEqual([[false], [false]]);
});

it('leaves nothing on the page once it is answered', async () => {
  const answer = askFirst(WISH);
  await userEvent.setup().click(await screen.findByRole('button', { name: '执行并打开' }));
  expect(await answer).toBe(true);
  expect(document.querySelector('dialog')).toBeNull();
});
