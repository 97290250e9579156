import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { notYet } from '../not-yet.ts';

export const AddressServiceMag = {
  saveAddress: notYet,
  deleteAddress: notYet,
} satisfies ServiceHandlers<'AddressServiceMag'>;
