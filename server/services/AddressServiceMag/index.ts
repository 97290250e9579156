import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { deleteAddress } from './deleteAddress.ts';
import { saveAddress } from './saveAddress.ts';

export const AddressServiceMag = {
  saveAddress,
  deleteAddress,
} satisfies ServiceHandlers<'AddressServiceMag'>;
