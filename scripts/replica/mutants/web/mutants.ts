import { CART_MUTANTS } from './cart-mutants.ts';
import { CHECKOUT_MUTANTS } from './checkout-mutants.ts';
import { PRINT_MUTANTS } from './print-mutants.ts';
import { REQUEST_MUTANTS } from './request-mutants.ts';
import { SESSION_MUTANTS } from './session-mutants.ts';
import type { WebMutant } from './web-mutant.ts';

/** Every way in which the mutation check breaks the browser's part. */
export const MUTANTS: readonly WebMutant[] = [
  ...REQUEST_MUTANTS,
  ...PRINT_MUTANTS,
  ...CART_MUTANTS,
  ...CHECKOUT_MUTANTS,
  ...SESSION_MUTANTS,
];
