import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export const PREVIEW = 'OrderServiceMag.previewOrder';
export const CREATE = 'OrderServiceMag.createOrder';

/** The button that orders. By its words, because a name that is reckoned for the whole screen takes long. */
export function submit(): HTMLButtonElement | null {
  return screen.queryByText('提交订单')?.closest('button') ?? null;
}

/** The price on the screen is the one of the choice, and nothing is on its way: a press would be heard. */
export async function priced(): Promise<void> {
  await waitFor(() => {
    const button = submit();
    expect(button?.disabled).toBe(false);
    expect(button?.matches('[class*="loading"]')).toBe(false);
  });
}

export function panelText(): string {
  return screen.getByLabelText('价格与提交').textContent ?? '';
}

export async function expectTotal(amount: string): Promise<void> {
  await expect.poll(panelText).toContain(amount);
}
