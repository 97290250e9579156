import type { ReactNode } from 'react';
import { Row, Text } from '#web/kit/layout/shapes.ts';
import styles from './record-list.module.css';

interface RecordListProps {
  readonly label: string;
  /** What is shown is still the page before. */
  readonly isTurning?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Things that happened or are kept (记录列表), one below the other. */
export function RecordList({ label, isTurning = false, className = '', children }: RecordListProps) {
  return (
    <ul className={`${styles.list} ${className}`} aria-label={label} data-turning={isTurning}>
      {children}
    </ul>
  );
}

interface RecordRowProps {
  /** Before the words: a picture, or what chooses it. */
  readonly lead?: ReactNode;
  /** More words, beside the first ones. */
  readonly beside?: ReactNode;
  readonly amount?: ReactNode;
  /** Also where this one has none, so that the amounts of all stand below each other. */
  readonly actions?: ReactNode;
  /** The whole row chooses it. */
  readonly isLabel?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One of them: what it is, what it is worth, and what can be done with it. */
export function RecordRow(props: RecordRowProps) {
  const { lead, beside, amount, actions, isLabel = false, className = '', children } = props;
  // A label holds no blocks.
  const Part = isLabel ? 'span' : 'div';
  const cells = (
    <>
      {lead === undefined ? null : <Part className={styles.lead}>{lead}</Part>}
      <Part className={styles.words}>{children}</Part>
      {beside === undefined ? null : <Part className={styles.words}>{beside}</Part>}
      {amount === undefined ? null : <Part className={styles.amount}>{amount}</Part>}
      {actions === undefined ? null : <Part className={styles.actions}>{actions}</Part>}
    </>
  );
  const classes = `${styles.row} ${className}`;
  if (!isLabel) return <li className={classes}>{cells}</li>;
  return (
    <li>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: a row that is a label has its control before its words. */}
      <label className={classes}>{cells}</label>
    </li>
  );
}

/** What it is called, and its marks. */
export function RecordTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Row as="span" gap={4} gapX={8} wraps weight={600}>
      {children}
    </Row>
  );
}

export type RecordTone = 'waiting' | 'good' | 'over';

interface RecordTagProps {
  readonly tone?: RecordTone | undefined;
  /** It changes while it is looked at. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** In which state it is, or of which kind. */
export function RecordTag({ tone, isLive = false, children }: RecordTagProps) {
  return (
    <Text
      size="12-20"
      padX={8}
      ground="paper-deep"
      tone="muted"
      weight={400}
      radius={10}
      className={styles.tag}
      data-tone={tone}
      {...(isLive ? { role: 'status' } : {})}
    >
      {children}
    </Text>
  );
}

interface RecordNoteProps {
  readonly tone?: 'over' | undefined;
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** What else is to be said of it. */
export function RecordNote({ tone, isLive = false, children }: RecordNoteProps) {
  return (
    <Text
      size="12-18"
      tone="muted"
      block
      className={styles.note}
      data-tone={tone}
      {...(isLive ? { role: 'status' } : {})}
    >
      {children}
    </Text>
  );
}
