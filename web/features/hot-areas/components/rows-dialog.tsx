import { Checkbox } from 'antd';
import { useState } from 'react';
import { type AreaRows, withRows } from '#contracts/rules/pages/areas/area-rows.ts';
import { AREAS_OF_PAGE } from '#contracts/rules/pages/areas/check-areas.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Box, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { Areas } from '../model/use-areas.ts';

/** So many rows that have something wrong are shown. */
const SHOWN = 100;

interface RowsDialogProps {
  readonly rows: AreaRows;
  readonly desk: Areas;
  readonly onDone: (told: string) => void;
  readonly onClose: () => void;
}

/** What a spreadsheet says, row by row, before any of it is taken (导入 CSV). */
export function RowsDialog({ rows, desk, onDone, onClose }: RowsDialogProps) {
  const [isInstead, setIsInstead] = useState(false);
  const { list, refused } = rows;
  const { pages, left } = withRows(desk.pages, rows, isInstead ? 'replace' : 'add');
  const wrong = refused.length === 0 ? '' : `，${refused.length} 行有问题`;

  return (
    <ActDialog
      title="导入 CSV"
      okText={`导入 ${list.length - left} 个热区`}
      consequence={`${list.length} 行可以导入${wrong}。导入后可以撤销，保存了才生效。`}
      isReady={list.length > left}
      onOk={() => {
        desk.edit(pages);
        onDone(`已导入 ${list.length - left} 个热区`);
      }}
      onClose={onClose}
    >
      <Checkbox checked={isInstead} onChange={(event) => setIsInstead(event.target.checked)}>
        替换现有的全部热区
      </Checkbox>
      {left > 0 ? (
        <Text size="12-20" tone="seal" role="status">
          有 {left} 个放不下：每页最多 {AREAS_OF_PAGE} 个。
        </Text>
      ) : null}
      {refused.length === 0 ? null : (
        <Box tabIndex={0} role="group" aria-label="有问题的行" style={{ maxHeight: 240, overflow: 'auto' }}>
          <Stack as="ul" gap={4}>
            {refused.slice(0, SHOWN).map(({ row, message }) => (
              <Text as="li" key={row} size="12-20" breaks>
                第 {row} 行：{message}
              </Text>
            ))}
            {refused.length > SHOWN ? (
              <Text as="li" size="12-20">
                还有 {refused.length - SHOWN} 行有问题，没有列出。
              </Text>
            ) : null}
          </Stack>
        </Box>
      )}
    </ActDialog>
  );
}
