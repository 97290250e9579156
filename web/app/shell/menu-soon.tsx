import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Box, Stack, Text } from '#web/kit/layout/shapes.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { SCREEN_PARTS } from '../screens/screen-parts.tsx';
import { SOON } from './menu.ts';
import styles from './menu-list.module.css';

interface MenuSoonProps {
  readonly isNarrow: boolean;
  readonly onGo: (() => void) | undefined;
}

const TITLE = '即将推出';

/** Coming screens, folded away until opened or current. */
export function MenuSoon({ isNarrow, onGo }: MenuSoonProps) {
  const id = useId();
  const here = screenAt(useLocation().pathname)?.name;
  // Open by itself only for who stands inside.
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const isOpen = unfolded ?? SOON.some(({ name }) => name === here);
  const list = useRef<HTMLUListElement>(null);
  // On a phone it unfolds below the edge of the sheet.
  useEffect(() => {
    if (unfolded) list.current?.scrollIntoView({ block: 'nearest' });
  }, [unfolded]);
  if (SOON.length === 0) return null;
  return (
    <section className={styles.group}>
      <Box as="h2" weight={400} className={styles.fold}>
        <button
          type="button"
          className={styles.item}
          data-quiet="true"
          aria-expanded={isOpen}
          aria-controls={id}
          title={isNarrow ? TITLE : undefined}
          onClick={() => setUnfolded(!isOpen)}
        >
          <Text keeps align="center" items="center" className={styles.icon} aria-hidden="true">
            <EllipsisOutlined />
          </Text>
          <span className={isNarrow ? 'only-read' : styles.label}>{TITLE}</span>
          {isNarrow ? null : <DownOutlined className={styles.arrow} aria-hidden="true" />}
        </button>
      </Box>
      <Stack ref={list} id={id} as="ul" className={styles.soon} hidden={!isOpen} aria-label={TITLE}>
        {SOON.map(({ name, entry: { href, title } }) => {
          const { Icon } = SCREEN_PARTS[name] ?? {};
          return (
            <li key={name}>
              <Link
                className={styles.item}
                to={href}
                aria-current={name === here ? 'page' : undefined}
                data-quiet="true"
                title={isNarrow ? title : undefined}
                onClick={onGo}
              >
                {isNarrow && Icon ? (
                  <Text keeps align="center" items="center" className={styles.icon} aria-hidden="true">
                    <Icon />
                  </Text>
                ) : null}
                <span className={isNarrow ? 'only-read' : undefined}>{title}</span>
              </Link>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
