import { BusinessError } from '#server/errors.ts';

/** Stands where a handler is still to be written. */
export function notYet(): never {
  throw new BusinessError(501, 'not-yet', '尚未开放');
}
