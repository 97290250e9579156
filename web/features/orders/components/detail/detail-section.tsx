import { type ReactNode, useId } from 'react';
import { Box, Facts, Row } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import styles from './order-detail.module.css';

interface DetailSectionProps {
  readonly title: string;
  /** The part that a button leads to. */
  readonly part?: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the detail under a heading of its own. */
export function DetailSection({ title, part, extra, children }: DetailSectionProps) {
  const id = useId();
  return (
    <Box
      as="section"
      ruled="top"
      className={styles.section}
      aria-labelledby={id}
      data-part={part}
      {...shows('OrderServiceMag.getOrderDetail')}
    >
      <Row as="header" gap={12} justify="between" className={styles.sectionHead}>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        {extra}
      </Row>
      {children}
    </Box>
  );
}

/** Names and what they stand for. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Facts gap={8} className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
