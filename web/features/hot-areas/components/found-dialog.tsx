import { Checkbox } from 'antd';
import { useState } from 'react';
import { areaName } from '#contracts/rules/pages/areas/area-links.ts';
import { AREAS_OF_PAGE } from '#contracts/rules/pages/areas/check-areas.ts';
import { AREA_KINDS, type KnownPages } from '#contracts/rules/pages/areas/targets.ts';
import type { HotArea, Id } from '#contracts/rules/pages/document.ts';
import { newId } from '#web/features/editor/model/new-id.ts';
import type { DataOf } from '#web/kit/ask/send.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
import type { Pages } from '../model/areas-state.ts';
import type { Areas } from '../model/use-areas.ts';

export type FoundPages = DataOf<'OpusServiceMag.findHotAreas'>['pages'];

/** Without what areas that are not saved yet lead to, and what their pages have no room for. */
export function newOnes(found: FoundPages, pages: Pages): FoundPages {
  return found.flatMap(({ id, areas }) => {
    const here = pages.find(({ page }) => page === id)?.areas ?? [];
    const known = new Set(here.map(({ target }) => JSON.stringify(target)));
    const left = areas
      .filter(({ target }) => !known.has(JSON.stringify(target)))
      .slice(0, AREAS_OF_PAGE - here.length);
    return left.length === 0 ? [] : [{ id, areas: left }];
  });
}

interface FoundDialogProps {
  readonly found: FoundPages;
  readonly desk: Areas;
  readonly known: KnownPages;
  readonly onDone: (told: string) => void;
  readonly onClose: () => void;
}

/** What the texts of the pages lead to (自动识别), to be taken or left. */
export function FoundDialog({ found, desk, known, onDone, onClose }: FoundDialogProps) {
  const all = found.flatMap(({ id, areas }) =>
    areas.map((area, at) => ({ key: `${id} ${at}`, page: id, area })),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const taken = all.filter(({ key }) => !left.has(key));

  function take(): void {
    const areasFor = (page: Id) =>
      taken.flatMap((each): HotArea | [] =>
        each.page === page ? { ...(each.area as Omit<HotArea, 'id'>), id: newId() } : [],
      );
    desk.edit(
      desk.pages.map((each) => {
        const more = areasFor(each.page);
        return more.length === 0 ? each : { ...each, areas: [...each.areas, ...more] };
      }),
    );
    onDone(`已加上 ${taken.length} 个热区`);
  }

  return (
    <ActDialog
      title={`识别到 ${all.length} 处`}
      okText={`加上 ${taken.length} 个热区`}
      consequence="页面文字里的网址、邮箱和「见第 n 页」。去掉不要的，其余加成热区，可以撤销。"
      isReady={taken.length > 0}
      onOk={take}
      onClose={onClose}
    >
      <Box tabIndex={0} role="group" aria-label="识别结果" style={{ maxHeight: 320, overflow: 'auto' }}>
        <Stack gap={4}>
          {all.map(({ key, page, area }) => (
            <Checkbox
              key={key}
              checked={!left.has(key)}
              onChange={({ target }) => {
                const next = new Set(left);
                if (target.checked) next.delete(key);
                else next.add(key);
                setLeft(next);
              }}
            >
              第 {known.numberOf(page)} 页 · {AREA_KINDS[area.target.to]} ·{' '}
              {areaName(area, area.target.to === 'page' ? known.numberOf(area.target.page) : null)}
            </Checkbox>
          ))}
        </Stack>
      </Box>
    </ActDialog>
  );
}
