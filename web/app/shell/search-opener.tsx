import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Box, Text } from '#web/kit/layout/shapes.ts';
import { useSeemsMissing } from '#web/lib/call/missing-operations.ts';
import styles from './search-opener.module.css';

const SearchPalette = lazy(async () => ({
  default: (await import('#web/features/search/components/search-palette.tsx')).SearchPalette,
}));

/** Where a key is a letter, or belongs to a dialog. */
const TAKEN = 'input, textarea, select, [contenteditable], [role="dialog"]';

function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || !(target instanceof Element)) return false;
  const isShortcut = ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !target.closest(TAKEN);
  return isShortcut && target.closest('[role="dialog"]') === null;
}

type PaletteState = 'never' | 'open' | 'closed';

/** The way to the search of everything (全局搜索): pressed, or by / and Ctrl K. */
export function SearchOpener() {
  const [palette, setPalette] = useState<PaletteState>('never');
  const isMissing = useSeemsMissing('SearchServiceMag.search');

  useEffect(() => {
    const left = new AbortController();
    const open = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setPalette('open');
    };
    addEventListener('keydown', open, { signal: left.signal });
    return () => left.abort();
  }, []);

  return (
    <>
      {isMissing ? null : (
        <Box
          type="button"
          as="button"
          align="center"
          ground="sheet"
          tone="muted"
          gap={8}
          className={styles.opener}
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K"
          aria-expanded={palette === 'open'}
          onClick={() => setPalette('open')}
        >
          <SearchOutlined aria-hidden="true" className={styles.icon} />
          <Text cut grows className={styles.words}>
            搜索作品、订单和地址
          </Text>
          <Text size="12-20" ground="paper-deep" text="center" className={styles.key} aria-hidden="true">
            /
          </Text>
        </Box>
      )}
      {palette === 'never' ? null : (
        <Suspense>
          <SearchPalette isOpen={palette === 'open'} onClose={() => setPalette('closed')} />
        </Suspense>
      )}
    </>
  );
}
