import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { productForEachTest } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';
import { toastFailure } from './toaster.ts';

const product = productForEachTest();

const TOAST = '请求失败，请重试';

afterEach(() => void vi.useRealTimers());

it('is forgotten after three seconds', async () => {
  product().show(<main>关于</main>);
  await screen.findByText('关于');
  // A clock that goes on when told to: how fast the machine is says nothing.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
  });
  act(() => toastFailure('MemberServiceMag.sendFeedback'));
  act(() => vi.advanceTimersByTime(2000));
  expect(toasts(TOAST)).toHaveLength(1);
  act(() => vi.advanceTimersByTime(2500));
  expect(toasts(TOAST)).toEqual([]);
});
