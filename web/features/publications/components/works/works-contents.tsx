import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import type { WorkPlaces } from '#web/features/publications/model/work.ts';
import { NoAnswer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH, PAGED } from '#web/kit/ask/ask.ts';
import { shows } from '#web/lib/shows.ts';
import type { WorkAddress } from '../use-work-address.ts';
import { WorksOfPage } from './works-of-page.tsx';
import { WorksSkeleton } from './works-skeleton.tsx';

interface WorksContentsProps {
  readonly address: WorkAddress;
  readonly places: WorkPlaces | undefined;
}

/** The works that the address asks for, or why they cannot be shown. */
export function WorksContents({ address, places }: WorksContentsProps) {
  const { type, at, go, replace } = address;
  const { page, size, view, folder, ...filters } = at;
  // Works are changed in several windows, so coming back to one of them reads them again.
  const query = useQuery({
    ...ask('OpusServiceMag.getOpusList', { type, folderID: folder, ...filters, page, pageSize: size }),
    ...FRESH,
    ...PAGED,
  });
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  const last = total === undefined ? null : Math.max(1, Math.ceil(total / size));
  const isBeyond = last !== null && page > last;
  // The last work of the last page may just have gone; the address may also be an old one.
  useEffect(() => {
    if (last !== null && isBeyond) replace({ page: last });
  });

  if (query.isPending || isBeyond) return <WorksSkeleton view={view} />;
  if (query.data) {
    return (
      <WorksOfPage
        key={JSON.stringify([type, folder, filters, size])}
        address={address}
        data={query.data}
        places={places}
        isTurning={query.isPlaceholderData}
      />
    );
  }
  return (
    <Sheet {...shows('OpusServiceMag.getOpusList')}>
      {query.error.reason === 'folder-not-found' ? (
        <EmptyState
          text="这个文件夹已经不在了，里面的作品没有删除。"
          action={<Button onClick={() => go({ folder: '' })}>查看所有位置</Button>}
        />
      ) : (
        <NoAnswer
          query={query}
          what="作品"
          safe="您的作品都还在，请稍后重试。"
          unsupported="已有的作品不受影响，只是这里看不到。"
        />
      )}
    </Sheet>
  );
}
