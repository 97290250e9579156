import { useEffect, useRef, useState } from 'react';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../model/demo-accounts.ts';
import fieldsStyles from './fields.module.css';
import styles from './panel.module.css';

/** Fills the form with one of the demo accounts (演示账号). */
export function DemoAccounts({ onChoose }: { onChoose: (account: string, password: string) => void }) {
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
    <div ref={root} className={fieldsStyles.demo}>
      <button
        ref={opener}
        type="button"
        className={`${styles.quiet} ${styles.small}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((is) => !is)}
      >
        演示账号
      </button>
      {isOpen ? (
        <ul className={fieldsStyles.demoList}>
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
        </ul>
      ) : null}
    </div>
  );
}
