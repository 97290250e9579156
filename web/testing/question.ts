import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { user } from './product.ts';

/** Answers a question over the page, which must have left before anything else happens: nothing is drawn, so nothing ends. */
export async function answer(name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  const leaving = await waitFor(() => {
    const found = document.querySelector('.ant-modal-confirm.ant-zoom-leave-active');
    if (found === null) throw new Error('the question stays');
    return found;
  });
  fireEvent.animationEnd(leaving);
  await waitFor(() => expect(screen.queryByText(name)).toBeNull());
}
