import { useState } from 'react';
import styles from './fields.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password, hidden until it is to be seen. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isShown}
          aria-label="显示密码"
          title={isShown ? '隐藏密码' : '显示密码'}
          onClick={() => setIsShown((is) => !is)}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M1.8 10S4.9 4.6 10 4.6 18.2 10 18.2 10 15.1 15.4 10 15.4 1.8 10 1.8 10Z" />
            <circle cx="10" cy="10" r="2.4" />
            {isShown ? null : <path d="M3.6 3.6 16.4 16.4" />}
          </svg>
        </button>
      }
    />
  );
}
