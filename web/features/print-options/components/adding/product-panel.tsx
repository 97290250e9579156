import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import type { OpenLine } from '#web/features/print-options/model/line-editor.ts';
import { PagesText } from '../pages-text.tsx';
import { PriceRungs } from '../price-rungs.tsx';
import styles from '../product.module.css';

/** What is printed, how many, and what that costs. */
export function ProductPanel({ line: { item, editor, choice } }: { line: OpenLine }) {
  const { photoPath, opusCode, clientDesignName: name, goodsName, showPageNum } = item;
  return (
    <section className={styles.panel} aria-label="商品">
      <div className={styles.photo}>
        <OpusCover
          code={opusCode}
          src={photoPath}
          name={name}
          pageNum={choice.line.pageNum}
          size="large"
          isAlone
        />
      </div>
      <div className={styles.names}>
        <h2 className={styles.design}>{name}</h2>
        <p className={styles.goods}>
          {goodsName}
          <span aria-hidden="true"> · </span>
          <PagesText snapshot={choice} showPageNum={showPageNum} onRestore={editor.restorePages} />
        </p>
      </div>
      <PriceRungs snapshot={choice} editor={editor} />
    </section>
  );
}
