import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { isNoWork, NoWork } from '#web/features/publications/components/no-work.tsx';
import { isTooLong, TooLong } from '#web/features/publications/components/too-long.tsx';
import { NoScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { PATHS } from '#web/lib/paths.ts';
import { AreasDesk } from '../components/areas-desk.tsx';

const RESTING = '作品在回收站里，或还没有转换完，现在不能编辑热区。';

/** 热区编辑: places of the pages that lead readers somewhere. */
export function HotAreasScreen() {
  const { id = '' } = useParams();
  // The desk begins once from what it is given, so an answer from before is never that.
  const query = useQuery({ ...ask('OpusServiceMag.getHotAreas', { opusID: id }), ...FRESH, gcTime: 0 });
  const isResting = query.error?.reason === 'publication-state';
  if (query.data) return <AreasDesk key={query.data.opusID} work={query.data} />;
  return (
    <>
      <PageHeader
        title={PATHS.opusHotareaEdit.title}
        purpose="页面上点了会跳页、打开网址或弹出说明的地方。"
      />
      {isTooLong(query.error) ? (
        <Sheet>
          <TooLong opusID={id} error={query.error} cannot="这里不能编辑热区" />
        </Sheet>
      ) : isNoWork(query.error) || isResting ? (
        <NoWork {...(isResting ? { text: RESTING } : {})} />
      ) : (
        <NoScreenAnswer
          query={query}
          what="热区"
          safe="已发布的热区照常能点，请稍后重试。"
          unsupported="这里没有热区编辑，作品照常翻阅。"
        />
      )}
    </>
  );
}
