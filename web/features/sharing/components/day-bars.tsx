import { Muted, Row, Stack } from '#web/kit/layout/shapes.ts';
import { shortDay } from '../model/reads-words.ts';

const STEP = 10;
const HIGH = 96;
const BARS = { display: 'block', width: '100%', height: HIGH } as const;
const CELL = { padding: '4px 8px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
const FIRST_CELL = { ...CELL, textAlign: 'left' } as const;
const TABLE = { maxHeight: 260, overflow: 'auto' } as const;

export interface BarDay {
  readonly day: string;
  readonly opens: number;
  readonly pages: number;
  readonly readers: number;
}

interface DayBarsProps {
  readonly days: readonly BarDay[];
  /** Whether there is more than openings to tell. */
  readonly isFull: boolean;
}

/** Openings of each day as bars (每日打开), and all that is known of the days as a table. */
export function DayBars({ days, isFull }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ opens }) => opens));
  const best = days.find(({ opens }) => opens === most);
  const sum = days.reduce((total, { opens }) => total + opens, 0);
  const words = `近 ${days.length} 天共打开 ${sum} 次${best ? `，最多是 ${shortDay(best.day)}的 ${most} 次` : ''}`;
  return (
    <Stack gap={8} as="figure">
      <svg
        style={BARS}
        viewBox={`0 0 ${days.length * STEP} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {days.map(({ day, opens }, place) => {
          const height = opens === 0 ? 2 : Math.max(4, (opens / most) * HIGH);
          const fill = opens === 0 ? 'var(--ink-faint)' : 'var(--ink)';
          return (
            <rect
              key={day}
              x={place * STEP + 1}
              y={HIGH - height}
              width={STEP - 2}
              height={height}
              fill={fill}
            >
              <title>{`${shortDay(day)}：打开 ${opens} 次`}</title>
            </rect>
          );
        })}
      </svg>
      <Row as="figcaption" justify="between" aria-hidden="true">
        <Muted size={12}>{shortDay(days[0]?.day ?? '')}</Muted>
        <Muted size={12}>{best ? `最多一天 ${most} 次` : '每天的打开次数'}</Muted>
        <Muted size={12}>今天</Muted>
      </Row>
      <DayTable days={days} isFull={isFull} />
    </Stack>
  );
}

function DayTable({ days, isFull }: DayBarsProps) {
  const used = days.filter(({ opens, pages, readers }) => opens + pages + readers > 0).reverse();
  if (used.length === 0) return null;
  return (
    <details>
      <summary style={{ paddingBlock: 8 }}>逐日数字</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section style={TABLE} tabIndex={0} aria-label="逐日数字">
        <table style={{ width: '100%' }}>
          <thead>
            <tr>
              <th scope="col" style={FIRST_CELL}>
                日期
              </th>
              <th scope="col" style={CELL}>
                打开
              </th>
              {isFull ? (
                <>
                  <th scope="col" style={CELL}>
                    页次
                  </th>
                  <th scope="col" style={CELL}>
                    读者
                  </th>
                </>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {used.map(({ day, opens, pages, readers }) => (
              <tr key={day}>
                <th scope="row" style={{ ...FIRST_CELL, fontWeight: 400 }}>
                  {shortDay(day)}
                </th>
                <td style={CELL}>{opens}</td>
                {isFull ? (
                  <>
                    <td style={CELL}>{pages}</td>
                    <td style={CELL}>{readers}</td>
                  </>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
