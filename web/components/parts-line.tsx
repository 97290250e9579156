import { Fragment, type ReactNode } from 'react';
import { Text } from '#web/kit/layout/shapes.ts';
import styles from './parts-line.module.css';

interface PartsLineProps {
  /** What is empty is left out. */
  readonly parts: readonly ReactNode[];
}

/** Short facts in a line (并列信息): where it is too long, it breaks between them, and no line begins with a dot. */
export function PartsLine({ parts }: PartsLineProps) {
  const shown = parts.filter((part) => part !== '' && part !== null);
  return shown.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fact is known by its place.
    <Fragment key={index}>
      <Text breaks className={styles.part}>
        {part}
        {/* The gap does not break: a long fact would leave its dot alone on a line. */}
        {index === shown.length - 1 ? '' : '\u00a0·'}
      </Text>{' '}
    </Fragment>
  ));
}
