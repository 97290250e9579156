import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { levelsOf } from '#contracts/rules/account/membership.ts';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordList, RecordNote, RecordRow, RecordTitle } from '#web/components/record-list.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Facts, Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { Moment } from '#web/kit/time/moment.tsx';
import { shows } from '#web/lib/shows.ts';
import { upgradeHref } from '#web/lib/upgrade-way.ts';
import {
  DEVICE_NAMES,
  type LinkReads,
  linkParts,
  type Reads,
  sharesOf,
  timeText,
} from '../model/reads-words.ts';
import type { Sharing } from '../model/sharing.ts';
import { DayBars } from './day-bars.tsx';

const SUMS = { gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))' } as const;
const MOST_REGIONS = 6;

/** 给谁看过: what became of each named link, and how the work was read lately. */
export function ReadsSheet({ sharing }: { readonly sharing: Sharing }) {
  const query = useQuery({ ...ask('OpusServiceMag.getReads', { opusID: sharing.opusID }), ...FRESH });
  return (
    <Sheet title="给谁看过" extra={<Muted size={12}>近 30 天</Muted>} {...shows('OpusServiceMag.getReads')}>
      <Answer
        query={query}
        what="阅读统计"
        safe="链接照常打开，读过的都记着，请稍后重试。"
        unsupported="这里看不到阅读统计，链接照常打开。"
        skeleton={<LinesSkeleton count={6} />}
      >
        {(reads) => <Filled reads={reads} sharing={sharing} />}
      </Answer>
    </Sheet>
  );
}

function Filled({ reads, sharing }: { readonly reads: Reads; readonly sharing: Sharing }) {
  const isFull = reads.hasStatistics === 'Y';
  const links = sharing.links.flatMap((link) => {
    const told = reads.links.find(({ linkID }) => linkID === link.ID);
    return told ? [{ told, name: link.name, lastReadAt: told.lastReadAt || link.lastReadAt }] : [];
  });
  if (reads.opens === 0 && links.every(({ told }) => told.opens === 0)) {
    return <EmptyState text="还没有人读过。把链接发出去，谁打开过、读到哪里，会出现在这里。" />;
  }
  return (
    <Stack gap={20}>
      <Sums reads={reads} isFull={isFull} />
      <DayBars days={reads.days} isFull={isFull} />
      {isFull ? <Places reads={reads} /> : <Locked />}
      {links.length === 0 ? null : (
        <RecordList label="每个专属链接">
          {links.map(({ told, name, lastReadAt }) => (
            <RecordRow key={told.linkID}>
              <RecordTitle>{name}</RecordTitle>
              <RecordNote>
                <PartsLine parts={partsOf(told, reads, lastReadAt)} />
              </RecordNote>
            </RecordRow>
          ))}
        </RecordList>
      )}
      <Note size="12-20">{footOf(reads, isFull)}</Note>
    </Stack>
  );
}

function partsOf(told: LinkReads, { pageNum, hasStatistics }: Reads, lastReadAt: string) {
  const parts = hasStatistics === 'Y' ? linkParts(told, pageNum) : linkParts(told, pageNum).slice(0, 1);
  if (lastReadAt === '') return parts;
  return [
    ...parts,
    <span key="at">
      最近 <Moment at={lastReadAt} />
    </span>,
  ];
}

function Sums({ reads, isFull }: { readonly reads: Reads; readonly isFull: boolean }) {
  const sums: readonly (readonly [string, string])[] = [
    ['打开', `${reads.opens} 次`],
    ...(isFull
      ? ([
          ['读者', `${reads.readers} 位`],
          ['翻看', `${reads.pages} 页次`],
          ['阅读', timeText(reads.seconds)],
        ] as const)
      : []),
  ];
  return (
    <Facts gap={16} style={SUMS}>
      {sums.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <Text as="dd" size="20-28" digits>
            {text}
          </Text>
        </div>
      ))}
    </Facts>
  );
}

function Places({ reads: { devices, regions } }: { readonly reads: Reads }) {
  const named = [
    ['设备', devices.map(({ device, pages }) => ({ name: DEVICE_NAMES[device], pages })), 3],
    ['地区', regions.map(({ region, pages }) => ({ name: region, pages })), MOST_REGIONS],
  ] as const;
  return (
    <Facts gap={8}>
      {named.map(([name, parts, most]) =>
        parts.length === 0 ? null : (
          <Row key={name} gap={4} gapX={16} wraps>
            <dt>{name}</dt>
            {sharesOf(parts, most).map((share) => (
              <dd key={share.name}>{`${share.name} ${share.percent}%`}</dd>
            ))}
          </Row>
        ),
      )}
    </Facts>
  );
}

/** Who has no statistics is told of openings alone, and why. */
function Locked() {
  const here = useLocation();
  const levels = levelsOf('statistics');
  return (
    <Note>
      您的会员等级只显示打开次数。读过几页、读了多久、读到哪里，
      {levels.map((level) => `「${level}」`).join('、')}
      可以看到。 <Link to={upgradeHref(levels[0], here)}>查看会员方案</Link>
    </Note>
  );
}

function footOf({ own, bots }: Reads, isFull: boolean): string {
  const apart = [
    ...(own > 0 ? [`您自己打开的 ${own} 次`] : []),
    ...(bots > 0 ? [`程序打开的 ${bots} 次`] : []),
  ];
  const told = apart.length === 0 ? '' : `${apart.join('和')}不计在内。`;
  return isFull
    ? `${told}页数、时长、设备和地区只来自同意留下记录的读者；地区按网络推算（模拟）。每个链接从建好算起。`
    : '打开次数包括所有读者；每个链接从建好算起。';
}
