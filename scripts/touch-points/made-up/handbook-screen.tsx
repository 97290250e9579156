import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/components/error-state.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { PageSkeleton } from '#web/components/skeletons.tsx';
import { queries } from '#web/features/about/queries.ts';
import { shows } from '#web/lib/shows.ts';

/** 使用手册. */
export function HandbookScreen() {
  const query = useQuery(queries.about());
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return (
      <>
        <PageHeader title="使用手册" />
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} error={query.error} />
      </>
    );
  }
  return (
    <>
      <PageHeader title="使用手册" />
      <Sheet title="版本" {...shows('MemberServiceMag.getAbout')}>
        <p>{query.data.about.version}</p>
      </Sheet>
    </>
  );
}
