import { Link } from 'react-router-dom';
import { printUploadHref } from '#web/lib/files/print-upload.ts';
import type { Work } from '../model/work.ts';
import styles from './conversion-label.module.css';

const LABELS = { converting: '转换中', failed: '转换失败' } as const;
const WAYS = { converting: '查看进度', failed: '去重试' } as const;

/** On the cover of a work whose pages are still coming out of a file (转换状态); it leads to where they come. */
export function ConversionLabel({ work: { name, conversion } }: { readonly work: Work }) {
  if (conversion === '') return null;
  return (
    <Link
      className={styles.label}
      data-conversion={conversion}
      to={printUploadHref()}
      aria-label={`《${name}》${LABELS[conversion]}，${WAYS[conversion]}`}
    >
      {LABELS[conversion]}
      <span className={styles.way}>{WAYS[conversion]}</span>
    </Link>
  );
}
