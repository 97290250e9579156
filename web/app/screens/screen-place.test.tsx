import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressesIn, user } from '#web/testing/user.ts';
import { ScreenPlace } from './screen-place.tsx';

const press = vi.fn();
const submit = vi.fn((event: SubmitEvent | { preventDefault(): void }) => event.preventDefault());

function First() {
  return (
    <form onSubmit={submit}>
      <button type="button" onClick={press}>
        发布
      </button>
      <button type="submit">保存</button>
      <Link to="?view=other">另一面</Link>
      <Link to="/next">下一页</Link>
      <Link to="/other">别处</Link>
    </form>
  );
}

/** A first screen whose next one is on its way until it is let come. */
function show(): { come(): void } {
  let come = () => {};
  const coming = new Promise<null>((resolve) => {
    come = () => resolve(null);
  });
  const place = (
    <ScreenPlace className="content">
      <Outlet />
    </ScreenPlace>
  );
  const router = createMemoryRouter([
    {
      element: place,
      children: [
        { path: '/', element: <First /> },
        { path: '/next', element: <h1>到了</h1>, loader: () => coming },
        { path: '/other', element: <h1>别处到了</h1> },
      ],
    },
  ]);
  press.mockClear();
  submit.mockClear();
  pressesIn({ router, isHeld: () => true });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { come };
}

const button = (name: string) => user.click(screen.getByRole('button', { name }));
const link = (name: string) => user.click(screen.getByRole('link', { name }));

afterEach(() => {
  cleanup();
  pressesIn(undefined);
});

describe('a screen', () => {
  it('takes presses, also where only its view has changed', async () => {
    show();
    await button('发布');
    await link('另一面');
    await button('发布');
    await button('保存');
    expect(press).toHaveBeenCalledTimes(2);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('takes none any more while the next one is on its way', async () => {
    const { come } = show();
    await link('下一页');
    await button('发布');
    await button('保存');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    await act(async () => come());
    expect(await screen.findByRole('heading', { name: '到了' })).toBeTruthy();
  });

  it('leads elsewhere instead, where one of its links is pressed', async () => {
    show();
    await link('下一页');
    await link('别处');
    expect(await screen.findByRole('heading', { name: '别处到了' })).toBeTruthy();
  });
});
