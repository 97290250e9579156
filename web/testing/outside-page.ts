/** Pages of the outside parties (收银台, 授权页), beside the product in the same document. */
import { render, within } from '@testing-library/react';
import type { ReactElement } from 'react';

export function showOutside(page: ReactElement) {
  return within(render(page).container);
}
