import { useEffect, useRef, useState } from 'react';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { Box, Text } from '#web/kit/layout/shapes.ts';
import { DEMO_ACCOUNTS } from './account-list.ts';
import styles from './demo-accounts.module.css';

export interface DemoAccountsProps {
  readonly onChoose: (account: string, password: string) => void;
}

/** Fills the form with one of the demo accounts (演示账号). */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown(event: PointerEvent): void {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      // The dialog around the panel must not close as well.
      event.stopPropagation();
      setIsOpen(false);
      opener.current?.focus();
    }
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [isOpen]);

  return (
    <Box holds size={12} ref={root}>
      <Text
        as="button"
        ref={opener}
        type="button"
        bare
        tone="ink"
        holds
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((is) => !is)}
      >
        演示账号
      </Text>
      {isOpen ? (
        <Box as="ul" ground="sheet" radius="sheet" shadow="float" className={styles.list}>
          {DEMO_ACCOUNTS.map(({ account, shows }) => (
            <li key={account}>
              <button
                type="button"
                onClick={() => {
                  onChoose(account, DEMO_PASSWORD);
                  setIsOpen(false);
                }}
              >
                <strong>{account}</strong>
                <span>{shows}</span>
              </button>
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
