import { areaName } from '#contracts/rules/pages/areas/area-links.ts';
import type { AreaProblem } from '#contracts/rules/pages/areas/area-problems.ts';
import { AREA_KINDS, type KnownPages, targetText } from '#contracts/rules/pages/areas/targets.ts';
import type { HotArea, Id } from '#contracts/rules/pages/document.ts';
import { RecordList, RecordNote, RecordTag } from '#web/components/record-list.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { Box, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { Pages } from '../model/areas-state.ts';
import type { Areas } from '../model/use-areas.ts';

/** More rows hold a browser up. */
const MOST_LISTED = 100;
/** What is scrolled out of sight has no layout. */
const OF_PAGE = { contentVisibility: 'auto', containIntrinsicSize: 'auto 360px' } as const;

interface AreaListProps {
  readonly desk: Areas;
  readonly known: KnownPages;
  /** Those that do nothing for readers (失效). */
  readonly dead: readonly AreaProblem[];
}

/** All areas of the work (全部热区), page by page; the way to each by keyboard. */
export function AreaList({ desk, known, dead }: AreaListProps) {
  const filled = desk.pages.flatMap(({ page, areas }, at) =>
    areas.length === 0 ? [] : [{ page, areas, no: at + 1 }],
  );
  const gone = new Set(dead.map(placeOf));
  const listed = listedOf(filled, desk.page);
  if (filled.length === 0) {
    return <EmptyState text="还没有热区。画一个矩形，或用自动识别找出页面里的网址、邮箱和「见第 n 页」。" />;
  }
  return (
    <Stack gap={4} style={{ maxHeight: 560, overflow: 'auto' }}>
      {filled.map(({ page, areas, no }) => {
        const isDead = ({ id }: HotArea) => gone.has(placeOf({ page, area: id }));
        return (
          <div key={page} style={listed.has(page) ? OF_PAGE : undefined}>
            <PageHeading
              isDead={!listed.has(page) && areas.some(isDead)}
              onShow={() => desk.showPage(page)}
            >{`第 ${no} 页 · ${areas.length} 个`}</PageHeading>
            {listed.has(page) ? (
              <RecordList label={`第 ${no} 页的热区`}>
                {areas.map((area, place) => (
                  <li key={area.id}>
                    <AreaButton
                      area={area}
                      place={place + 1}
                      known={known}
                      isChosen={page === desk.page && desk.chosen.includes(area.id)}
                      isDead={isDead(area)}
                      onChoose={(isMore) => chooseIn(desk, page, area.id, isMore)}
                    />
                  </li>
                ))}
              </RecordList>
            ) : null}
          </div>
        );
      })}
    </Stack>
  );
}

function placeOf({ page, area }: Pick<AreaProblem, 'page' | 'area'>): string {
  return `${page} ${area}`;
}

/** The page at hand and the first ones, as many as a browser lists at once; the others are there by their headings. */
function listedOf(filled: Pages, shown: Id): ReadonlySet<Id> {
  let sum = 0;
  const first = filled.filter(({ areas }) => {
    sum += areas.length;
    return sum <= MOST_LISTED;
  });
  return new Set([shown, ...first.map(({ page }) => page)]);
}

interface PageHeadingProps {
  readonly isDead: boolean;
  readonly onShow: () => void;
  readonly children: string;
}

function PageHeading({ isDead, onShow, children }: PageHeadingProps) {
  return (
    <h3>
      <Row
        as="button"
        type="button"
        bare
        fills
        gap={8}
        padX={8}
        padY={8}
        size="12-20"
        tone="muted"
        onClick={onShow}
      >
        {children}
        {isDead ? <RecordTag tone="over">失效</RecordTag> : null}
      </Row>
    </h3>
  );
}

function chooseIn(desk: Areas, page: Id, id: Id, isMore: boolean): void {
  if (!isMore || page !== desk.page) desk.choose([id], page);
  else desk.toggle(id);
}

interface AreaButtonProps {
  readonly area: HotArea;
  readonly place: number;
  readonly known: KnownPages;
  readonly isChosen: boolean;
  readonly isDead: boolean;
  readonly onChoose: (isMore: boolean) => void;
}

function AreaButton({ area, place, known, isChosen, isDead, onChoose }: AreaButtonProps) {
  const { target } = area;
  const name = areaName(area, target.to === 'page' ? known.numberOf(target.page) : null);
  const where = target.to === 'picture' ? '' : targetText(target, known);
  return (
    <Box
      as="button"
      type="button"
      bare
      padX={8}
      padY={8}
      radius="control"
      ground={isChosen ? 'paper-deep' : undefined}
      style={{ width: '100%', textAlign: 'left' }}
      aria-pressed={isChosen}
      data-keys={area.id}
      onClick={(event) => onChoose(event.shiftKey)}
    >
      <Row as="span" gap={8} wraps>
        <Text digits weight={600}>
          {place}.
        </Text>
        <Text breaks>{name}</Text>
        <RecordTag tone={isDead ? 'over' : undefined}>{isDead ? '失效' : AREA_KINDS[target.to]}</RecordTag>
      </Row>
      {area.label === '' || where === '' ? null : (
        <RecordNote>{target.to === 'page' ? `第 ${where} 页` : where}</RecordNote>
      )}
    </Box>
  );
}
