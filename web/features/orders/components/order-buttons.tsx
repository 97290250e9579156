import { Button, Grid } from 'antd';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { Row } from '#web/kit/layout/shapes.ts';
import { ACTION_TEXTS, buttonRow, isAwaited, isEnding } from '../model/action-texts.ts';
import type { OrderAction } from '../model/orders.ts';

interface OrderButtonsProps {
  /** What the server allows; nothing else is offered. */
  readonly actions: readonly OrderAction[];
  /** The one that is under way. */
  readonly busy: string;
  readonly onAction: (action: OrderAction) => void;
}

const ROOM = { wide: 3, narrow: 2 } as const;

/** What can be done with an order (操作): the likeliest outermost, endings in the menu. */
export function OrderButtons({ actions, busy, onAction }: OrderButtonsProps) {
  const { md = true } = Grid.useBreakpoint();
  const { shown, more } = buttonRow(actions, md ? ROOM.wide : ROOM.narrow);
  const [first, ...rest] = shown;
  if (first === undefined) return null;
  return (
    <Row gap={8} align="stretch" justify="end" wraps>
      {more.length > 0 ? (
        <ActionMenu
          title="更多操作"
          opener="更多"
          items={more.map((key) => ({ key, label: ACTION_TEXTS[key], isEnding: isEnding(key) }))}
          onChoose={onAction}
        />
      ) : null}
      {[...rest].reverse().map((action) => (
        <Button key={action} loading={busy === action} onClick={() => onAction(action)}>
          {ACTION_TEXTS[action]}
        </Button>
      ))}
      <Button
        color="primary"
        variant={isAwaited(first) ? 'solid' : 'outlined'}
        loading={busy === first}
        onClick={() => onAction(first)}
      >
        {ACTION_TEXTS[first]}
      </Button>
    </Row>
  );
}
