import { Button } from 'antd';
import { useMemo } from 'react';
import { TITLED_SPINE_MM } from '#contracts/rules/print/cover-sheet.ts';
import { BLEED_MM } from '#contracts/rules/print/page-boxes.ts';
import { spineWords } from '#contracts/rules/print/sheets/spine-page.ts';
import { usualAlbum, usualWords } from '#contracts/rules/print/sheets/usual-album.ts';
import { Muted, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { coverOf } from '../model/cover.ts';
import { useAround, useEditorState } from '../model/editing.ts';

/** What the opened cover is reckoned from, and the words on its spine (书脊). */
export function CoverFacts() {
  const document = useEditorState((state) => state.document);
  const title = useAround((around) => around.title);
  const author = useAround((around) => around.author);
  const settings = useAround((around) => around.settings);
  const sheet = useMemo(() => coverOf(document), [document]);
  const pageNum = document.pages.length;
  if (!sheet) return null;
  const { spine, edgeMm, spineText } = sheet;
  const isHard = edgeMm > BLEED_MM;
  return (
    <Stack as="section" gap={8} columns="one" aria-label="封面展开的说明">
      <Text as="h2" size="16-24" weight={600}>
        封面展开
      </Text>
      <Muted size={12} digits data-cover-facts>
        按 {pageNum} 页、{usualWords(usualAlbum(pageNum))}估算：书脊 {spine.w} 毫米，整张 {sheet.widthMm} ×{' '}
        {sheet.heightMm} 毫米，{isHard ? `含四周包边 ${edgeMm} 毫米` : `含出血 ${edgeMm} 毫米`}
        。下单时按选定的纸张和装订重算。
      </Muted>
      {isHard ? <Note size={12}>斜线处是沟槽，硬壳在这里弯折；到边的照片印刷时会延伸到包边。</Note> : null}
      <Text as="h3" size="14-22" weight={600}>
        书脊文字
      </Text>
      <Text size={12} tone={spineText || spine.w === 0 ? 'text' : 'seal'} breaks>
        {spineText ? spineWords({ title, author }) : narrowWords(spine.w)}
      </Text>
      <Note size={12}>书脊印作品的书名和作者，颜色随封底底色深浅取黑或白。</Note>
      {settings ? (
        <div>
          <Button size="small" onClick={settings}>
            修改书名和作者
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

function narrowWords(spineMm: number): string {
  if (spineMm === 0) return '骑马钉没有书脊，不印书名';
  return `书脊只有 ${spineMm} 毫米，不足 ${TITLED_SPINE_MM} 毫米，不印书名`;
}
