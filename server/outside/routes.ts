import type { FastifyInstance } from 'fastify';
import { phoneRoutes } from './phone-routes.ts';
import { providerRoutes } from './provider-routes.ts';

/** The parties outside the product that a login needs: a phone and the identity providers (第三方平台). */
export function registerOutside(app: FastifyInstance): void {
  phoneRoutes(app);
  providerRoutes(app);
}
