import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { useQuery } from '@tanstack/react-query';
import { Button, InputNumber } from 'antd';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import type { OrderLine } from '#web/features/orders/model/orders.ts';
import { pageAfterKey } from '#web/features/orders/model/page-keys.ts';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { CoverAlone } from '../cover-alone.tsx';
import { printedPages } from '../printed-pages.ts';
import styles from './page-browser.module.css';
import { PageStage } from './page-stage.tsx';

interface PageBrowserProps {
  readonly orderNo: string;
  readonly line: OrderLine;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Beside the buttons that turn the page. */
  readonly extra: ReactNode;
}

/** What a line prints, page by page (逐页翻看): by buttons, by its number and by keys. */
export function PageBrowser({ orderNo, line, page, onPage, extra }: PageBrowserProps) {
  const { data: book, isError } = useQuery(printedPages(orderNo, line.lineID, 1));
  const [isLarge, setIsLarge] = useState(false);
  const cover = <CoverAlone line={line} />;
  if (isError) return cover;
  if (!book) return <LinesSkeleton count={6} />;
  const { pageNum } = book;

  function turnByKey(event: KeyboardEvent): void {
    // The arrows scroll a page that is larger than its place.
    const next = isLarge ? null : pageAfterKey(event.key, page, pageNum);
    if (next === null) return;
    event.preventDefault();
    onPage(next);
  }

  return (
    <Stack
      as="section"
      gap={12}
      className={styles.browser}
      aria-label={`《${line.clientDesignName}》逐页翻看`}
    >
      <PageStage
        {...{ orderNo, book, page, isLarge }}
        lineID={line.lineID}
        onKeyDown={turnByKey}
        without={cover}
      />
      <Row gap={8} justify="center" wraps>
        <Button
          icon={<LeftOutlined aria-hidden="true" />}
          aria-label="上一页"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <Row as="span" gap={8} inline digits nowrap className={styles.number}>
          第
          <InputNumber
            aria-label="页码"
            min={1}
            max={pageNum}
            precision={0}
            controls={false}
            value={page}
            onChange={(value) => value !== null && onPage(value)}
          />
          / {pageNum} 页
        </Row>
        <Button
          icon={<RightOutlined aria-hidden="true" />}
          aria-label="下一页"
          disabled={page >= pageNum}
          onClick={() => onPage(page + 1)}
        />
        <Button aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
          {isLarge ? '适合窗口' : '放大'}
        </Button>
        {extra}
      </Row>
      {line.isWorkChanged === 'Y' ? (
        <Text as="p" tone="brass" size={12}>
          作品在下单后有改动，这里是付印的第 {line.fileVersion} 版。
        </Text>
      ) : null}
    </Stack>
  );
}
