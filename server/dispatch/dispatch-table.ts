import { OPERATIONS, type OperationId, type ServiceName } from '#contracts/operations.ts';
import { AddressServiceMag } from '#server/services/AddressServiceMag/index.ts';
import { LoginServiceMag } from '#server/services/LoginServiceMag/index.ts';
import { MemberServiceMag } from '#server/services/MemberServiceMag/index.ts';
import { OrderServiceMag } from '#server/services/OrderServiceMag/index.ts';
import { PayServiceMag } from '#server/services/PayServiceMag/index.ts';
import { ShopCarService } from '#server/services/ShopCarService/index.ts';
import { ShoppingServiceMag } from '#server/services/ShoppingServiceMag/index.ts';
import { UserCenterMag } from '#server/services/UserCenterMag/index.ts';
import { web } from '#server/services/web/index.ts';
import type { Context, ServiceHandlers } from '#server/servlet/handler-types.ts';

/** Every service of the contract; the compiler proves it complete. */
const SERVICES = {
  UserCenterMag,
  ShopCarService,
  ShoppingServiceMag,
  AddressServiceMag,
  OrderServiceMag,
  PayServiceMag,
  LoginServiceMag,
  MemberServiceMag,
  web,
} satisfies { [S in ServiceName]: ServiceHandlers<S> };

/** A handler whose input has been checked against the contract by the time it is called. */
export type CheckedHandler = (input: Record<string, unknown>, context: Context) => unknown;

export const HANDLERS: ReadonlyMap<OperationId, CheckedHandler> = new Map(
  OPERATIONS.map((meta) => {
    const service: Readonly<Record<string, unknown>> = SERVICES[meta.service];
    return [meta.id, service[meta.method] as CheckedHandler];
  }),
);
