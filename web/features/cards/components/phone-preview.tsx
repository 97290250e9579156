import { useState } from 'react';
import type { CardLevel } from '#contracts/rules/cards/card-view.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
import { type CardDraft, previewHtml } from '../model/card-draft.ts';
import type { Card } from '../model/cards.ts';
import styles from './phone-preview.module.css';

interface PhonePreviewProps {
  readonly draft: CardDraft;
  readonly card: Card;
}

const LEVELS: readonly { readonly value: CardLevel; readonly label: string }[] = [
  { value: 'open', label: '所有人看到' },
  { value: 'scan', label: '扫码后看到' },
];

/** The page that others will see (手机预览), without scripts and links. */
export function PhonePreview({ draft, card }: PhonePreviewProps) {
  const [level, setLevel] = useState<CardLevel>('open');
  return (
    <Stack
      id="card-preview"
      as="aside"
      content="start"
      gap={16}
      columns="one"
      className={styles.preview}
      aria-label="手机预览"
    >
      <Segmented block options={[...LEVELS]} value={level} onChange={setLevel} />
      <Box shadow="float" className={styles.phone}>
        <iframe
          className={styles.page}
          title="名片预览"
          // The same origin is needed for its pictures; without scripts it gives the page nothing else.
          sandbox="allow-same-origin"
          srcDoc={previewHtml(draft, card, level)}
        />
      </Box>
    </Stack>
  );
}
