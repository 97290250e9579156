import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './origin-mark.module.css';
import { useIsMarked } from './origin-store.ts';
import { type ScreenOperation, useScreenOperations } from './use-screen-operations.ts';

function sentenceOf(operations: readonly ScreenOperation[]): string {
  const count = (wanted: ScreenOperation['provenance']) =>
    operations.filter(({ provenance }) => provenance === wanted).length;
  const uncertain = [
    ...(count('invented') > 0 ? [`${count('invented')} 个自拟`] : []),
    ...(count('assumed') > 0 ? [`${count('assumed')} 个推定`] : []),
  ];
  if (operations.length === 0) return '本页还没有调用接口';
  return uncertain.length > 0
    ? `本页调用了 ${uncertain.join('、')}接口，另有 ${count('documented')} 个来自文档`
    : `本页调用的 ${operations.length} 个接口都来自文档`;
}

function Mark() {
  const operations = useScreenOperations();
  const level = operations[0]?.provenance ?? 'none';

  useEffect(() => {
    const main = document.querySelector('main');
    const mark = styles[level] ?? '';
    if (main === null || mark === '') return;
    main.classList.add(mark);
    return () => main.classList.remove(mark);
  });

  // Over the page and not in it: the product must not move.
  return createPortal(
    <div className={styles.banner} role="status">
      {sentenceOf(operations)}
    </div>,
    document.body,
  );
}

/**
 * Draws around the screen's content what it rests on at the least. Single regions are not marked: a screen mixes
 * several replies in one place, and a mark that guesses would claim too much.
 */
export function OriginMark() {
  return useIsMarked() ? <Mark /> : null;
}
