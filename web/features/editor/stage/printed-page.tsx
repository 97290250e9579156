import { useMemo } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import { resolved } from '#contracts/rules/pages/resolved.ts';
import { PageView } from '#web/page/page-view.tsx';
import { useEditing, useEditorState } from '../model/editing.ts';

interface PrintedPageProps {
  readonly page: Page;
  readonly no: number;
  /** Shown so small that the small size of its pictures will do. */
  readonly isSmall?: boolean;
}

/** A page as it is printed (印出来的页): with what it shares with others, and the words of its running fields. */
export function PrintedPage({ page, no, isSmall = false }: PrintedPageProps) {
  const { title } = useEditing();
  const { widthMm, heightMm, pages, masters } = useEditorState().document;
  const pageNum = pages.length;
  const printed = useMemo(
    () => resolved(page, { no, pages: pageNum, masters: masters ?? [], title }),
    [page, no, pageNum, masters, title],
  );
  return <PageView page={printed} {...{ widthMm, heightMm, isSmall }} />;
}
