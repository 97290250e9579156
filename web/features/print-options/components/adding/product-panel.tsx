import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import type { OpenLine } from '#web/features/print-options/model/line-editor.ts';
import { Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { PagesText } from '../pages-text.tsx';
import { PriceRungs } from '../price-rungs.tsx';
import styles from '../product.module.css';

/** What is printed, how many, and what that costs. */
export function ProductPanel({ line: { item, editor, choice } }: { line: OpenLine }) {
  const { photoPath, opusCode, clientDesignName: name, goodsName, showPageNum } = item;
  return (
    <Stack as="section" gap={16} content="start" ground="paper" className={styles.panel} aria-label="商品">
      <Stack items="center" className={styles.photo}>
        <OpusCover
          code={opusCode}
          src={photoPath}
          name={name}
          pageNum={choice.line.pageNum}
          size="large"
          isAlone
        />
      </Stack>
      <div className={styles.names}>
        <Text as="h2" size="16-24" breaks className={styles.design}>
          {name}
        </Text>
        <Note digits>
          {goodsName}
          <span aria-hidden="true"> · </span>
          <PagesText snapshot={choice} showPageNum={showPageNum} onRestore={editor.restorePages} />
        </Note>
      </div>
      <PriceRungs snapshot={choice} editor={editor} />
    </Stack>
  );
}
