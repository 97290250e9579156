import { type CSSProperties, type ReactNode, useState } from 'react';
import { Stack } from '#web/kit/layout/shapes.ts';
import { useInSight } from '#web/lib/document/use-in-sight.ts';
import styles from './book-cover.module.css';

export interface BookCoverProps {
  readonly src: string;
  readonly name: string;
  /** The kind of work, where it is known. */
  readonly type?: string;
  /** More leaves make a thicker book. */
  readonly pageNum?: number;
  /** A book on a shelf stands at the foot of its frame; its list says how large frames are. */
  readonly size?: 'small' | 'medium' | 'large' | 'shelf';
  /** The cover stands without its name beside it, so it is said. */
  readonly isAlone?: boolean;
  /** What lies over the cover. */
  readonly children?: ReactNode;
}

function thicknessOf(pageNum: number): 'thin' | 'medium' | 'thick' {
  if (pageNum <= 32) return 'thin';
  return pageNum <= 160 ? 'medium' : 'thick';
}

/** A calendar hangs or stands by its upper edge: it has no spine, and its leaves are not seen from the side. */
const UNBOUND: CSSProperties = { borderRadius: 1, boxShadow: 'var(--shadow-rest)' };

/** A cover (封面) as a book that lies on the page: spine left, leaves right. */
export function BookCover(props: BookCoverProps) {
  const { src, name, type, pageNum = 48, size = 'medium', isAlone = false, children } = props;
  const [isMissing, setIsMissing] = useState(false);
  const [place, isInSight] = useInSight();
  const look = type === 'calendar' ? { style: UNBOUND } : { 'data-thickness': thicknessOf(pageNum) };
  return (
    <Stack ref={place} align="center" items="center" className={styles.frame} data-size={size}>
      <div className={styles.book} {...look}>
        {isMissing || src === '' ? (
          <Stack
            padY={8}
            padX={8}
            tone="ink"
            text="center"
            as="span"
            className={styles.plain}
            // Drawn like a picture: a link around it has its own words.
            data-words={[...name].slice(0, 6).join('')}
            {...(isAlone ? { role: 'img', 'aria-label': `${name}封面` } : { 'aria-hidden': true })}
          />
        ) : (
          <img
            className={styles.cover}
            src={isInSight ? src : undefined}
            alt={isAlone ? `${name}封面` : ''}
            decoding="async"
            onError={() => setIsMissing(true)}
          />
        )}
        {children}
      </div>
    </Stack>
  );
}
