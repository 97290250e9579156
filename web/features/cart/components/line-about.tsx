import type { CartLine } from '../api.ts';
import { chosenOptions } from '../model/line-facts.ts';
import styles from './line-about.module.css';

interface LineAboutProps {
  readonly line: CartLine;
}

/** What is printed: name, goods, pages, and the specification in one breath. */
export function LineAbout({ line }: LineAboutProps) {
  return (
    <div className={styles.about}>
      <h3 className={styles.name} title={line.clientDesignName}>
        {line.clientDesignName}
      </h3>
      <p className={styles.goods}>
        {line.goodsName}
        <span aria-hidden="true"> · </span>
        {line.showPageNum}
      </p>
      <p className={styles.options}>{chosenOptions(line).join('，')}</p>
      {line.remarkinfo === '' ? null : (
        <p className={styles.remark} title={line.remarkinfo}>
          备注：{line.remarkinfo}
        </p>
      )}
    </div>
  );
}
