import { OpusCover } from '#web/components/opus-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor } from '../api.ts';
import { PreflightBadge } from './preflight-badge.tsx';
import styles from './publication-head.module.css';

/** The publication (作品) that is going to be printed, and what its preflight says. */
export function PublicationHead({ publication, preflight }: Pick<GoodsFor, 'publication' | 'preflight'>) {
  const { name, author, photoPath, opusCode, pageNum, showPageNum, widthMm, heightMm } = publication;
  const facts = [author, showPageNum, `${widthMm}\u00a0×\u00a0${heightMm}\u00a0毫米`].filter(
    (fact) => fact !== '',
  );
  return (
    <Sheet>
      <div className={styles.head}>
        <OpusCover code={opusCode} src={photoPath} name={name} pageNum={pageNum} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          <PreflightBadge preflight={preflight} />
        </div>
      </div>
    </Sheet>
  );
}
