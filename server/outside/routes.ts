import type { FastifyInstance } from 'fastify';
import { cashierRoutes } from './cashier-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { providerRoutes } from './provider-routes.ts';

/**
 * The parties outside the product: a phone, the identity providers (第三方平台), the cashier (收银台), and where messages
 * arrive (收件箱).
 */
export function registerOutside(app: FastifyInstance): void {
  phoneRoutes(app);
  providerRoutes(app);
  cashierRoutes(app);
  mailRoutes(app);
}
