import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { shows } from '#web/lib/shows.ts';
import type { WorkPlaces } from '../api.ts';
import { queries } from '../queries.ts';
import type { WorkAddress } from './use-work-address.ts';
import { WorksOfPage } from './works-of-page.tsx';
import { WorksSkeleton } from './works-skeleton.tsx';

interface WorksContentsProps {
  readonly address: WorkAddress;
  readonly places: WorkPlaces | undefined;
}

/** The works that the address asks for, or why there are none to be seen. */
export function WorksContents({ address, places }: WorksContentsProps) {
  const { question, view, ask, correctPage } = address;
  const query = useQuery(queries.list(question));
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  const last = total === undefined ? null : Math.max(1, Math.ceil(total / question.size));
  const isBeyond = last !== null && question.page > last;
  // The last work of the last page may just have gone; the address may also be an old one.
  useEffect(() => {
    if (last !== null && isBeyond) correctPage(last);
  });

  if (query.isPending || isBeyond) return <WorksSkeleton view={view} />;
  if (query.data) {
    const { page: _, ...narrowing } = question;
    return (
      <WorksOfPage
        key={JSON.stringify(narrowing)}
        address={address}
        data={query.data}
        places={places}
        isTurning={query.isPlaceholderData}
      />
    );
  }
  const { error } = query;
  return (
    <Sheet {...shows('OpusServiceMag.getOpusList')}>
      {error.kind === 'not-there' ? (
        <UnsupportedState text="已有的作品不受影响，只是这里看不到。" />
      ) : error.reason === 'folder-not-found' ? (
        <EmptyState
          text="这个文件夹已经不在了，里面的作品没有删除。"
          action={<Button onClick={() => ask({ folder: '' })}>查看所有位置</Button>}
        />
      ) : (
        <ErrorState
          title="作品没有加载出来"
          text="您的作品都还在，请稍后重试。"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          error={error}
        />
      )}
    </Sheet>
  );
}
