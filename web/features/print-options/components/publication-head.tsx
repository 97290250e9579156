import { OpusCover } from '#web/components/opus-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor } from '../api.ts';
import { PreflightBadge } from './preflight-badge.tsx';
import styles from './publication-head.module.css';

type About = Pick<GoodsFor, 'publication' | 'preflight'>;

/** What is known of the publication (作品), and what its preflight says. */
export function PublicationWords({ publication, preflight }: About) {
  const { name, author, showPageNum, widthMm, heightMm } = publication;
  const facts = [author, showPageNum, `${widthMm}\u00a0×\u00a0${heightMm}\u00a0毫米`].filter(
    (fact) => fact !== '',
  );
  return (
    <div className={styles.words}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <PreflightBadge preflight={preflight} />
    </div>
  );
}

/** The publication that nothing can be printed as yet, by its cover. */
export function PublicationHead({ publication, preflight }: About) {
  const { name, photoPath, opusCode, pageNum } = publication;
  return (
    <Sheet>
      <div className={styles.head}>
        <OpusCover code={opusCode} src={photoPath} name={name} pageNum={pageNum} />
        <PublicationWords publication={publication} preflight={preflight} />
      </div>
    </Sheet>
  );
}
