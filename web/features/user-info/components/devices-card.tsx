import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useEffect, useState } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Pages } from '#web/components/pages.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { shows } from '#web/lib/shows.ts';
import type { Device } from '../model/account.ts';
import styles from './settings.module.css';

const OTHERS = 'others';
const PAGE_SIZE = 5;

/** Where the member is logged in (登录设备), with logging out elsewhere. */
export function DevicesCard() {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...ask('AccountServiceMag.getSessions', { page, pageSize: PAGE_SIZE }),
    ...FRESH,
  });
  const { message } = App.useApp();
  const tellFailure = useTellFailure();
  const { run, isBusy, busy } = useAct('AccountServiceMag.endSessions', {
    onFailure(error) {
      tellFailure(error);
      return true;
    },
  });
  const { data } = query;
  const last = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : page;
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last]);

  async function end(which: string, words: string): Promise<void> {
    if ((await run({ which }, [which])) !== null) void message.success(words);
  }

  const hasOthers = data !== undefined && data.total > 1;
  return (
    <Sheet
      title="登录设备"
      extra={
        hasOthers ? (
          <Button
            className={styles.act}
            loading={busy.has(OTHERS)}
            disabled={isBusy}
            onClick={() => void end(OTHERS, '其他设备已退出登录')}
          >
            退出其他全部设备
          </Button>
        ) : undefined
      }
      {...shows('AccountServiceMag.getSessions', 'AccountServiceMag.endSessions')}
    >
      <Answer
        query={query}
        what="登录设备"
        safe="登录状态没有变化，请重试。"
        skeleton={<LinesSkeleton count={3} />}
      >
        {({ list, total }) => (
          <>
            <ul className={styles.rows} aria-label="登录设备">
              {list.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isBusy={busy.has(device.id)}
                  onEnd={() => void end(device.id, `${device.device} 已退出登录`)}
                />
              ))}
            </ul>
            {total > PAGE_SIZE ? (
              <Pages
                className={styles.foot}
                align="center"
                size="small"
                current={page}
                pageSize={PAGE_SIZE}
                total={total}
                showTotal={(all) => `共 ${all} 台`}
                onChange={setPage}
              />
            ) : null}
          </>
        )}
      </Answer>
    </Sheet>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function DeviceRow({ device: { device, place, lastUsed, isThis }, isBusy, onEnd }: DeviceRowProps) {
  const used = chinaTimeText(Date.parse(lastUsed), serverClock.now());
  return (
    <Row as="li" gap={12} gapX={16} wraps padY={10} className={styles.row}>
      <Stack as="span" shrinks className={styles.words}>
        <Row as="strong" gapX={8} wraps>
          {device}
          {isThis === 'Y' ? (
            <Text size="12-20" tone="ink" weight={400} padX={6} ground="ink-soft" radius={4}>
              当前设备
            </Text>
          ) : null}
        </Row>
        <span className={styles.state}>
          {place} · {used} 使用
        </span>
      </Stack>
      {isThis === 'Y' ? null : (
        <Button className={styles.act} loading={isBusy} aria-label={`退出 ${device}`} onClick={onEnd}>
          退出
        </Button>
      )}
    </Row>
  );
}
