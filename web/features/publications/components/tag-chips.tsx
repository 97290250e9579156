import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMoreAside } from '#web/components/use-more-aside.ts';
import { shows } from '#web/lib/shows.ts';
import type { WorkPlaces } from '../model/work.ts';
import styles from './tag-chips.module.css';

interface TagChipsProps {
  readonly tags: WorkPlaces['tags'];
  /** The chosen one; empty where none is. */
  readonly tag: string;
  readonly hrefOf: (tag: string) => string;
}

const SHOWN = 10;

/** The tags of the member's works (标签), most used first; one of them narrows the list. */
export function TagChips({ tags, tag, hrefOf }: TagChipsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const named = tags.map(({ name }) => name);
  const shown = isOpen ? named : named.slice(0, SHOWN);
  // The tag in the address is shown even if no work has it any more.
  const all = tag === '' || shown.includes(tag) ? shown : [tag, ...shown];
  if (all.length === 0) return null;
  return (
    <ChipRow>
      {all.map((name) => (
        <Link
          key={name}
          className={styles.chip}
          to={hrefOf(name === tag ? '' : name)}
          aria-current={name === tag}
          aria-label={name === tag ? `${name}，不再按它筛选` : name}
        >
          {name}
          {name === tag ? <CloseOutlined className={styles.close} aria-hidden="true" /> : null}
        </Link>
      ))}
      {named.length > SHOWN ? (
        <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : `全部 ${named.length} 个标签`}
        </Button>
      ) : null}
    </ChipRow>
  );
}

/** A component of its own, because its row is measured and does not exist without tags. */
function ChipRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLElement>(null);
  const aside = useMoreAside(row);
  return (
    <nav
      ref={row}
      className={`${styles.chips} ${aside}`}
      aria-label="标签"
      {...shows('OpusServiceMag.getOpusPlaces')}
    >
      {children}
    </nav>
  );
}
