import type { FastifyInstance } from 'fastify';
import { cashierRoutes } from './cashier-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { providerRoutes } from './provider-routes.ts';

/** The parties outside the product: a phone, the identity providers (第三方平台), and the cashier (收银台). */
export function registerOutside(app: FastifyInstance): void {
  phoneRoutes(app);
  providerRoutes(app);
  cashierRoutes(app);
}
