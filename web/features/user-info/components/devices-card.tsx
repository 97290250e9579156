import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useEffect, useState } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { Pages } from '#web/components/pages.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { shows } from '#web/lib/shows.ts';
import { useAction } from '#web/lib/use-action.ts';
import { DEVICE_PAGE_SIZE, type Device } from '../api.ts';
import { mutations } from '../mutations.ts';
import { queries } from '../queries.ts';
import styles from './settings.module.css';

const OTHERS = 'others';

/** Where the member is logged in (登录设备), and out again. */
export function DevicesCard() {
  const [page, setPage] = useState(1);
  const query = useQuery(queries.devices(page));
  const { message } = App.useApp();
  const tellFailure = useTellFailure();
  const { run, isBusy, busy } = useAction(mutations.endSessions);
  const { data } = query;
  const last = data ? Math.max(1, Math.ceil(data.total / DEVICE_PAGE_SIZE)) : page;
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last]);

  async function end(which: string, words: string): Promise<void> {
    const outcome = await run(which, [which]);
    if (outcome?.ok) void message.success(words);
    else if (outcome) tellFailure(outcome.error);
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
      {query.isPending ? <LinesSkeleton count={3} /> : null}
      {query.isError ? (
        <ErrorState
          title="登录设备没有加载出来"
          text="登录状态没有变化，请重试。"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          error={query.error}
        />
      ) : null}
      {data ? (
        <ul className={styles.rows} aria-label="登录设备">
          {data.list.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={busy.has(device.id)}
              onEnd={() => void end(device.id, `${device.device} 已退出登录`)}
            />
          ))}
        </ul>
      ) : null}
      {data && data.total > DEVICE_PAGE_SIZE ? (
        <Pages
          className={styles.foot}
          align="center"
          size="small"
          current={page}
          pageSize={DEVICE_PAGE_SIZE}
          total={data.total}
          showTotal={(all) => `共 ${all} 台`}
          onChange={setPage}
        />
      ) : null}
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
    <li className={styles.row}>
      <span className={styles.words}>
        <strong className={styles.name}>
          {device}
          {isThis === 'Y' ? <span className={styles.mark}>当前设备</span> : null}
        </strong>
        <span className={styles.state}>
          {place} · {used} 使用
        </span>
      </span>
      {isThis === 'Y' ? null : (
        <Button className={styles.act} loading={isBusy} aria-label={`退出 ${device}`} onClick={onEnd}>
          退出
        </Button>
      )}
    </li>
  );
}
