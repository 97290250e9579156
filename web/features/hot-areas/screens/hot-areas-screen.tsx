import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { NoScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { PATHS } from '#web/lib/paths.ts';
import { AreasDesk } from '../components/areas-desk.tsx';

/** Of a work that is nowhere, and of one that is not edited now: in the trash, or still being imported. */
const NO_WORK: Readonly<Record<string, string>> = {
  'publication-not-found': '没有找到这件作品，可能已被删除，或不属于当前账号。',
  'publication-state': '作品在回收站里，或还没有转换完，现在不能编辑热区。',
};

/** 热区编辑: places of the pages that lead readers somewhere. */
export function HotAreasScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery({ ...ask('OpusServiceMag.getHotAreas', { opusID: id }), ...FRESH });
  const noWork = query.error ? NO_WORK[query.error.reason] : undefined;
  if (query.data) return <AreasDesk key={query.data.opusID} work={query.data} />;
  return (
    <>
      <PageHeader
        title={PATHS.opusHotareaEdit.title}
        purpose="页面上点了会跳页、打开网址或弹出说明的地方。"
      />
      {noWork ? (
        <Sheet>
          <EmptyState
            text={noWork}
            action={
              <Button type="primary" onClick={() => void navigate(PATHS.opusList.getHref('all'))}>
                去作品列表
              </Button>
            }
          />
        </Sheet>
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
