import type { ComponentProps } from 'react';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { ORDER_TITLE } from '../order-title.ts';

const ORDER_DETAIL = [`#${ORDER_TITLE}`];

/** Asks before an act on an order (确认操作), in the list or beside its detail. */
export function OrderActDialog(props: Omit<ComponentProps<typeof ActDialog>, 'returnTo'>) {
  return <ActDialog {...props} returnTo={ORDER_DETAIL} />;
}
