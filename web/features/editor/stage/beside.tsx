import type { Page } from '#contracts/rules/pages/document.ts';
import { PrintedPage } from './printed-page.tsx';
import styles from './stage.module.css';

interface BesideProps {
  readonly page: Page;
  readonly no: number;
  readonly isOnCover: boolean;
  readonly onShow: () => void;
}

/** The page that is not worked on; a press goes on with it. */
export function Beside({ page, no, isOnCover, onShow }: BesideProps) {
  return (
    <div className={styles.sheet} style={isOnCover ? { boxShadow: 'none' } : undefined}>
      <div aria-hidden="true">
        <PrintedPage page={page} no={no} />
      </div>
      <button type="button" className={styles.beside} aria-label={`编辑第 ${no} 页`} onClick={onShow} />
    </div>
  );
}
