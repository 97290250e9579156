import { useRef } from 'react';
import { Column, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { announcement } from '../model/announcement.ts';
import type { OpenLine } from '../model/line-editor.ts';
import { ProductPanel } from './adding/product-panel.tsx';
import styles from './dialog.module.css';
import { focusBlocker } from './focus-blocker.ts';
import { OptionSteps } from './option-steps.tsx';
import { SaveBar } from './save-bar.tsx';

interface EditorFormProps {
  readonly line: OpenLine;
  readonly onSave: () => void;
}

/** Everything about one line: the product, its steps, and the bar that saves. */
export function EditorForm({ line, onSave }: EditorFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { editor, choice } = line;
  return (
    <Column ref={place} grows className={styles.form}>
      <Stack
        grows
        className={styles.columns}
        {...shows('ShopCarService.cartInfo', 'ShoppingServiceMag.getPriceList')}
      >
        <ProductPanel line={line} />
        <Stack gap={24} content="start" className={styles.steps}>
          <OptionSteps snapshot={choice} editor={editor} />
        </Stack>
      </Stack>
      <SaveBar
        snapshot={choice}
        notice={announcement(choice.moved)}
        onRetryPrice={editor.retryPrice}
        onSave={onSave}
        onBlocked={() => focusBlocker(place.current, choice.blocker)}
      />
    </Column>
  );
}
