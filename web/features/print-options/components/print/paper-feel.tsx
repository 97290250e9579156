import { Slider } from 'antd';
import { useState } from 'react';
import { yuanText } from '#contracts/rules/money.ts';
import type { TrimSize } from '#contracts/rules/print/page-boxes.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { bookLook } from '#web/features/print-options/model/book-look.ts';
import { countOf } from '#web/features/print-options/model/draft.ts';
import type { ChoiceSnapshot } from '#web/features/print-options/model/editor-snapshot.ts';
import {
  type PaperFeel as Feel,
  pagesToTry,
  paperFeel,
  paperStep,
  triedLine,
} from '#web/features/print-options/model/paper-feel.ts';
import { OptionPicture } from '#web/features/print-options/pictures/option-picture.tsx';
import { thickBook } from '#web/features/print-options/pictures/thick-book.ts';
import { Facts, Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';

interface PaperFeelProps {
  readonly publication: TrimSize;
  readonly snapshot: ChoiceSnapshot;
}

/** What one more page or a heavier paper does to spine, price and bindings (纸厚手感); nothing here changes the choice. */
export function PaperFeel({ publication, snapshot }: PaperFeelProps) {
  const { line, prices, unitWord } = snapshot;
  const { widthMm, heightMm } = publication;
  const size = { widthMm, heightMm };
  const [more, setMore] = useState(0);
  const [wanted, setPaper] = useState('');
  const checked = countOf(snapshot);
  const count = checked.kind === 'done' ? checked.value : 1;
  const papers = paperStep(line)?.items ?? [];
  const paper = papers.some(({ Cnum }) => Cnum === wanted) ? wanted : (paperStep(line)?.selCnum ?? '');
  const { min, max } = pagesToTry(line.pageNum);
  const pageNum = Math.min(max, Math.max(min, line.pageNum + more));
  const now = paperFeel(line, prices, count, { pageNum: line.pageNum, paper: '', size });
  const then = paperFeel(line, prices, count, { pageNum, paper, size });
  const look = bookLook(triedLine(line, { pageNum, paper }));
  return (
    <Sheet title="纸厚手感" {...shows('ShoppingServiceMag.getPriceList')}>
      <Row gap={16} gapX={24} align="start" wraps>
        <figure style={{ flex: '1 1 180px', maxWidth: 240 }}>
          <OptionPicture
            className={undefined}
            shapes={thickBook({ bodyMm: then.thickness.bodyMm, isHard: look.isHard, pageNum })}
          />
          <Note as="figcaption" size={12} text="center">
            书角，厚度按实际比例
          </Note>
        </figure>
        <Stack gap={12} style={{ flex: '2 1 300px' }}>
          <div>
            <Muted id="paper-feel-pages">页数 {pageNum}</Muted>
            <Slider
              min={min}
              max={max}
              value={pageNum}
              tooltip={{ open: false }}
              ariaLabelledByForHandle="paper-feel-pages"
              ariaValueTextFormatterForHandle={(pages) => `${pages} 页`}
              onChange={(pages) => setMore(pages - line.pageNum)}
            />
          </div>
          {papers.length > 1 ? (
            <Segmented
              aria-label="内页用纸"
              block
              value={paper}
              options={papers.map(({ Cnum, Name }) => ({ value: Cnum, label: weightOf(Name), title: Name }))}
              onChange={setPaper}
            />
          ) : null}
          <Effects now={now} then={then} word={unitWord} />
        </Stack>
      </Row>
    </Sheet>
  );
}

/** A paper by its weight, which is what is compared here. */
function weightOf(paper: string): string {
  return /\d+\s*克/.exec(paper)?.[0] ?? paper;
}

function changeText(change: number, text: (size: number) => string): string {
  if (change === 0) return '';
  return `（${change > 0 ? '+' : '−'}${text(Math.abs(change))}）`;
}

const millimetres = (size: number) => `${Math.round(size * 10) / 10} 毫米`;

function Effects({ now, then, word }: { readonly now: Feel; readonly then: Feel; readonly word: string }) {
  const { bodyMm, spineMm } = then.thickness;
  const open = then.bindings.filter(({ why }) => why === '');
  const closed = then.bindings.filter(({ why }, at) => why !== '' && now.bindings[at]?.why === '');
  return (
    <Facts gap={8} columns="lead" digits aria-live="polite">
      <dt>厚度</dt>
      <dd>
        {millimetres(bodyMm)}
        {changeText(bodyMm - now.thickness.bodyMm, millimetres)}
      </dd>
      <dt>书脊</dt>
      <dd>
        {spineMm === 0 ? '没有书脊' : millimetres(spineMm)}
        {spineMm === 0 ? '' : changeText(spineMm - now.thickness.spineMm, millimetres)}
      </dd>
      {then.cover === null ? null : (
        <>
          <dt>封面展开</dt>
          <dd>
            {then.cover.widthMm} × {then.cover.heightMm} 毫米
          </dd>
        </>
      )}
      {then.sheets === 0 ? null : (
        <>
          <dt>印张</dt>
          <dd>{then.sheets} 张，每张 4 页，对折套订</dd>
        </>
      )}
      {then.copyFen === null ? null : (
        <>
          <dt>每{word}</dt>
          <dd>
            {yuanText(then.copyFen)}
            {changeText(now.copyFen === null ? 0 : then.copyFen - now.copyFen, yuanText)}
          </dd>
        </>
      )}
      {then.bindings.length === 0 ? null : (
        <>
          <dt>可用装订</dt>
          <dd>
            {open.length === 0 ? '没有' : open.map(({ name }) => name).join('、')}
            {closed.map(({ name, why }) => (
              <Text as="p" key={name} tone="seal" size="12-20">
                {name}不再可用：{why}
              </Text>
            ))}
            {then.moved.length === 0 || then.isImpossible ? null : (
              <Muted as="p" size="12-20">
                价格按{then.moved.join('，')}计算
              </Muted>
            )}
          </dd>
        </>
      )}
    </Facts>
  );
}
