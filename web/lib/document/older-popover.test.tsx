import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bringPopover } from './older-popover.ts';

test('an opener shows and hides, and so do Esc and a press outside; each time it is told', () => {
  bringPopover();
  const told: string[] = [];
  render(
    <>
      <button type="button" popoverTarget="menu">
        账户
      </button>
      <div id="menu" popover="auto" data-testid="menu" onToggle={({ newState }) => told.push(newState)}>
        <button type="button">关于</button>
      </div>
      <p>别处</p>
    </>,
  );
  const menu = screen.getByTestId('menu');
  const isOpen = () => menu.hasAttribute('data-popover-open');
  const press = (text: string) => fireEvent.click(screen.getByText(text));
  press('账户');
  press('关于');
  expect(isOpen()).toBe(true);
  press('账户');
  expect(isOpen()).toBe(false);
  press('账户');
  press('别处');
  expect(isOpen()).toBe(false);
  menu.showPopover();
  fireEvent.keyDown(menu, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(told).toEqual(['open', 'closed', 'open', 'closed', 'open', 'closed']);
});
