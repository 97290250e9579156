import { useMemo } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import { resolved } from '#contracts/rules/pages/resolved.ts';
import { PageView } from '#web/page/page-view.tsx';
import { useAround, useEditorState } from '../model/editing.ts';

interface PrintedPageProps {
  readonly page: Page;
  readonly no: number;
  /** Shown so small that the small size of its pictures will do. */
  readonly isSmall?: boolean;
}

/** A page as it is printed (印出来的页): with what it shares with others, and the words of its running fields. */
export function PrintedPage({ page, no, isSmall = false }: PrintedPageProps) {
  const title = useAround((around) => around.title);
  const widthMm = useEditorState(({ document }) => document.widthMm);
  const heightMm = useEditorState(({ document }) => document.heightMm);
  const pageNum = useEditorState(({ document }) => document.pages.length);
  const masters = useEditorState(({ document }) => document.masters);
  const printed = useMemo(
    () => resolved(page, { no, pages: pageNum, masters: masters ?? [], title }),
    [page, no, pageNum, masters, title],
  );
  return <PageView page={printed} {...{ widthMm, heightMm, isSmall }} />;
}
