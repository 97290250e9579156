import type { ErrorVariant } from '../error-variant.ts';
import styles from './error-figure.module.css';

interface ErrorFigureProps {
  readonly code: ErrorVariant['key'];
}

const CAPTIONS: Readonly<Record<ErrorVariant['key'], string>> = {
  404: '404',
  403: '403',
  500: '500',
  offline: '离线',
};

/** A page proof with the code on it, stamped as a misprint. */
export function ErrorFigure({ code }: ErrorFigureProps) {
  return (
    <svg className={styles.figure} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path className={styles.under} d="m40 30 150-8 8 108-150 8Z" />
      <path className={styles.sheet} d="M46 16h148v116H46Z" />
      <path
        className={styles.crop}
        d="M34 16h8M46 4v8M206 16h-8M194 4v8M34 132h8M46 144v-8M206 132h-8M194 144v-8"
      />
      <text className={styles.code} x="120" y="84" textAnchor="middle">
        {CAPTIONS[code]}
      </text>
      <path className={styles.line} d="M76 104h88M92 114h56" />
      <g className={styles.seal} transform="rotate(-12 184 116)">
        <rect x="166" y="98" width="36" height="36" rx="5" />
        <path d="m177 109 14 14m0-14-14 14" />
      </g>
    </svg>
  );
}
