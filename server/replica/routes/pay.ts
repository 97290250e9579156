import type { FastifyInstance } from 'fastify';
import type { OrderRow } from '#db/queries/order-machine.ts';
import { isOpen, openPaymentsOf, type PaymentRow, paymentByNo } from '#db/queries/payment-reading.ts';
import { settlePayment } from '#db/queries/payment-settling.ts';
import { closePayment, createPayment, failPayment } from '#db/queries/payments.ts';
