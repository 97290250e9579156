import type { ComponentProps } from 'react';
import { ActionModal as SharedModal } from '#web/components/action-modal.tsx';
import { ORDER_TITLE } from '../order-title.ts';

type ActionModalProps = Omit<ComponentProps<typeof SharedModal>, 'returnTo'>;

const ORDER_DETAIL = [`#${ORDER_TITLE}`];

/** Asks before something happens to an order (确认操作), in the list or beside its detail. */
export function ActionModal(props: ActionModalProps) {
  return <SharedModal {...props} returnTo={ORDER_DETAIL} />;
}
