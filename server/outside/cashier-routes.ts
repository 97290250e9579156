import type { FastifyInstance } from 'fastify';
import { choiceRefusal } from '#server/errors.ts';
import { createContext } from '#server/servlet/context.ts';
import { cashierView, OUTCOMES, payAtCashier, scanPayCode } from './cashier.ts';
import { textOf } from './phone-member.ts';
import { succeeded } from './succeeded.ts';

interface CashierRoute {
  Params: { token: string };
}

/** What the page of the simulated cashier asks and does. Every answer is what it shows afterwards. */
export function cashierRoutes(app: FastifyInstance): void {
  app.get<CashierRoute>('/cashier-api/:token', async (request, reply) =>
    succeeded(cashierView(createContext(request, reply), request.params.token)),
  );

  app.post<CashierRoute>('/cashier-api/:token/scan', async (request, reply) => {
    const context = createContext(request, reply);
    scanPayCode(context, request.params.token);
    return succeeded(cashierView(context, request.params.token));
  });

  app.post<CashierRoute>('/cashier-api/:token/pay', async (request, reply) => {
    const context = createContext(request, reply);
    const wish = textOf(request.body, 'outcome');
    const outcome = OUTCOMES.find((known) => known === wish);
    if (!outcome) throw choiceRefusal('请选择支付结果');
    payAtCashier(context, request.params.token, outcome);
    return succeeded(cashierView(context, request.params.token));
  });
}
