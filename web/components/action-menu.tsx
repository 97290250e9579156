import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { Button, Drawer, Dropdown, Grid } from 'antd';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Muted, Row, Stack } from '#web/kit/layout/shapes.ts';
import styles from './action-menu.module.css';

export interface MenuChoice<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** It ends something and must not be pressed by mistake. */
  readonly isEnding?: boolean;
  /** Why it is locked (未开通), said before it is pressed; where it leads then is the caller's business. */
  readonly lock?: string | undefined;
}

interface ActionMenuProps<Key extends string> {
  /** What the choices are about, over the sheet of a phone. */
  readonly title: string;
  /** What stands on the button that opens them. */
  readonly opener: ReactNode;
  /** Its name, where that is no text or many buttons have the same. */
  readonly label?: string;
  readonly items: readonly MenuChoice<Key>[];
  /** The choice that holds now, where one does. */
  readonly chosen?: Key;
  readonly type?: 'default' | 'text';
  readonly isBusy?: boolean;
  readonly onChoose: (key: Key) => void;
}

/** Several things to choose from (更多): a menu, and on a phone a sheet that comes up from below. */
export function ActionMenu<Key extends string>(props: ActionMenuProps<Key>) {
  const { title, opener, label, items, chosen, type = 'default', isBusy = false, onChoose } = props;
  const { md = true } = Grid.useBreakpoint();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<Key | null>(null);

  function choose(key: Key): void {
    setIsOpen(false);
    // What opens now gives the focus back to the element that had it, and the menu will be gone then.
    button.current?.focus();
    onChoose(key);
  }

  /** Closed by Escape, the menu takes the focus along that it holds. */
  function onMenuMoved(isThere: boolean): void {
    setIsOpen(isThere);
    if (!isThere && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
  }

  /** A sheet gives the focus back when it is gone, so what takes the focus has to come after it. */
  function onSheetMoved(isThere: boolean): void {
    if (isThere || picked === null) return;
    setPicked(null);
    onChoose(picked);
  }

  const shown = (
    <Button
      ref={button}
      type={type}
      loading={isBusy}
      aria-label={label}
      aria-haspopup="true"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(true)}
    >
      {opener}
    </Button>
  );
  if (md) {
    const entries = items.map(({ key, label, isEnding = false, lock }) => ({
      key,
      label: lock === undefined ? label : <Locked label={label} lock={lock} />,
      danger: isEnding,
      onClick: ({ domEvent }: { readonly domEvent: SyntheticEvent }) => {
        // Else the same Enter presses what has the focus next, such as ✕ of the dialog that it opened.
        domEvent.preventDefault();
        choose(key);
      },
    }));
    return (
      <Dropdown
        menu={{ items: entries, selectedKeys: chosen === undefined ? [] : [chosen] }}
        trigger={['click']}
        placement="bottomRight"
        open={isOpen}
        autoFocus
        onOpenChange={onMenuMoved}
      >
        {shown}
      </Dropdown>
    );
  }
  return (
    <>
      {shown}
      <Drawer
        open={isOpen}
        placement="bottom"
        size="auto"
        title={title}
        onClose={() => setIsOpen(false)}
        afterOpenChange={onSheetMoved}
        classNames={{ body: styles.sheet }}
      >
        {items.map(({ key, label, isEnding = false, lock }) => (
          <Button
            key={key}
            className={lock === undefined ? undefined : styles.tall}
            type={key === chosen ? 'primary' : 'text'}
            size="large"
            block
            danger={isEnding}
            onClick={() => {
              setPicked(key);
              setIsOpen(false);
            }}
          >
            {lock === undefined ? label : <Locked label={label} lock={lock} />}
          </Button>
        ))}
      </Drawer>
    </>
  );
}

function Locked({ label, lock }: { readonly label: string; readonly lock: string }) {
  return (
    <Stack as="span" className={styles.locked}>
      <Row as="span" gap={8}>
        {label}
        <LockOutlined className={styles.lock} aria-hidden="true" />
      </Row>
      <span className="only-read">，</span>
      <Muted size="12-18">{lock}</Muted>
    </Stack>
  );
}
