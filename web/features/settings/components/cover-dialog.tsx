import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Answer } from '#web/kit/ask/answer.tsx';
import { PAGED } from '#web/kit/ask/ask.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Muted, Row, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { PAGES_SHOWN, pagesFrom } from '../model/pages.ts';
import type { Setting } from '../model/setting.ts';
import { SmallPage } from './page-thumb.tsx';

interface CoverDialogProps {
  readonly setting: Setting;
  /** 0 where no page was chosen yet. */
  readonly chosen: number;
  readonly onChoose: (page: number) => void;
  readonly onClose: () => void;
}

const THUMB = 96;

/** A page of the work for its cover (选封面). */
export function CoverDialog({ setting, chosen, onChoose, onClose }: CoverDialogProps) {
  const { pageNum, widthMm, heightMm } = setting;
  const [picked, setPicked] = useState(chosen);
  const [part, setPart] = useState(Math.floor(Math.max(0, chosen - 1) / PAGES_SHOWN));
  const last = Math.ceil(pageNum / PAGES_SHOWN) - 1;
  const query = useQuery({ ...pagesFrom(setting, part * PAGES_SHOWN + 1), ...PAGED });
  return (
    <ActDialog
      title="选一页作封面"
      okText="用这一页"
      consequence="封面出现在作品列表、分享卡片和海报上。作品里的页不会改变。"
      width={620}
      isReady={picked > 0}
      onOk={() => onChoose(picked)}
      onClose={onClose}
    >
      <div {...shows('ReaderServiceMag.getPages')}>
        <Answer query={query} what="作品的页">
          {({ from, pages }) => (
            <Row gap={12} wraps align="end">
              {pages.map((page, at) => (
                <Stack
                  key={page.id}
                  as="button"
                  bare
                  gap={4}
                  items="center"
                  type="button"
                  aria-pressed={picked === from + at}
                  aria-label={`第 ${from + at} 页`}
                  style={{
                    outline: picked === from + at ? '3px solid var(--ink)' : undefined,
                    outlineOffset: 3,
                  }}
                  onClick={() => setPicked(from + at)}
                >
                  <SmallPage page={page} {...{ widthMm, heightMm }} width={THUMB} />
                  <Muted size={12}>{from + at}</Muted>
                </Stack>
              ))}
            </Row>
          )}
        </Answer>
      </div>
      <Row gap={8} justify="between">
        <Button disabled={part === 0} onClick={() => setPart(part - 1)}>
          前面的页
        </Button>
        <Muted size={12}>
          第 {part * PAGES_SHOWN + 1} 至 {Math.min(pageNum, (part + 1) * PAGES_SHOWN)} 页，共 {pageNum} 页
        </Muted>
        <Button disabled={part === last} onClick={() => setPart(part + 1)}>
          后面的页
        </Button>
      </Row>
    </ActDialog>
  );
}
