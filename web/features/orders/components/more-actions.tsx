import { Button, Drawer, Dropdown, Grid } from 'antd';
import { useRef, useState } from 'react';
import type { OrderAction } from '../api.ts';
import { ACTION_TEXTS, isEnding } from '../model/action-texts.ts';
import styles from './order-buttons.module.css';

interface MoreActionsProps {
  readonly actions: readonly OrderAction[];
  readonly onAction: (action: OrderAction) => void;
}

/** What else can be done (更多): a menu, and on a phone a sheet that comes up from below. */
export function MoreActions({ actions, onAction }: MoreActionsProps) {
  const { md = true } = Grid.useBreakpoint();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function choose(action: OrderAction): void {
    setIsOpen(false);
    // What opens now gives the focus back to the element that had it, and the menu will be gone then.
    opener.current?.focus();
    onAction(action);
  }

  const button = (
    <Button ref={opener} aria-haspopup="true" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
      更多
    </Button>
  );
  if (md) {
    const items = actions.map((action) => ({
      key: action,
      label: ACTION_TEXTS[action],
      danger: isEnding(action),
      onClick: () => choose(action),
    }));
    return (
      <Dropdown
        menu={{ items }}
        trigger={['click']}
        placement="bottomRight"
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        {button}
      </Dropdown>
    );
  }
  return (
    <>
      {button}
      <Drawer
        open={isOpen}
        placement="bottom"
        size="auto"
        title="更多操作"
        onClose={() => setIsOpen(false)}
        classNames={{ body: styles.sheet }}
      >
        {actions.map((action) => (
          <Button
            key={action}
            type="text"
            size="large"
            block
            danger={isEnding(action)}
            onClick={() => choose(action)}
          >
            {ACTION_TEXTS[action]}
          </Button>
        ))}
      </Drawer>
    </>
  );
}
