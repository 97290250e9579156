import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { AGREEMENTS, type AgreementName } from '#web/features/login/model/agreements.ts';
import styles from './agreement-dialog.module.css';

/** The text of an agreement, in a native dialog so that it also stands above the dialog the panel may be in. */
export function AgreementDialog({ name, onClose }: { name: AgreementName; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { title, sections } = AGREEMENTS[name];

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        // Only a click on the backdrop has the dialog itself as target.
        if (event.target === dialog.current) onClose();
      }}
    >
      <article>
        <h2 id={titleId}>{title}</h2>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
        <Button type="primary" onClick={onClose}>
          我知道了
        </Button>
      </article>
    </dialog>
  );
}
