import { BookCover } from '#web/components/book-cover.tsx';
import type { OpenSnapshot } from '../model/editor-snapshot.ts';
import type { PrintEditor } from '../model/print-editor.ts';
import { PagesText } from './pages-text.tsx';
import { PriceRungs } from './price-rungs.tsx';
import styles from './product.module.css';

interface ProductPanelProps {
  readonly snapshot: OpenSnapshot;
  readonly editor: PrintEditor;
}

/** What is printed, how many, and what that costs. */
export function ProductPanel({ snapshot, editor }: ProductPanelProps) {
  const { item, line } = snapshot;
  const { photoPath, clientDesignName: name } = item;
  return (
    <section className={styles.panel} aria-label="商品">
      <div className={styles.photo}>
        <BookCover src={photoPath} name={name} pageNum={line.pageNum} size="large" isAlone />
      </div>
      <div className={styles.names}>
        <h2 className={styles.design}>{name}</h2>
        <p className={styles.goods}>
          {item.goodsName}
          <span aria-hidden="true"> · </span>
          <PagesText snapshot={snapshot} onRestore={editor.restorePages} />
        </p>
      </div>
      <PriceRungs snapshot={snapshot} editor={editor} />
    </section>
  );
}
