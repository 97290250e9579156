import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { TransferDoor } from '../components/dialogs/transfer-dialog.tsx';
import { WorkLists } from '../components/works/work-lists.tsx';
import { listOf } from '../model/work-question.ts';

/** The works of a member by their kind (作品列表). */
export function OpusListScreen() {
  const { type = '' } = useParams();
  const navigate = useNavigate();
  const list = listOf(type);
  if (list !== null)
    return (
      <>
        <WorkLists key={list} type={list} />
        <TransferDoor />
      </>
    );
  return (
    <>
      <PageHeader title="我的作品" />
      <Sheet>
        <EmptyState
          text={`没有“${type}”这类作品，链接可能写错了。`}
          action={
            <Button type="primary" onClick={() => void navigate(PATHS.opusList.getHref('all'))}>
              查看全部作品
            </Button>
          }
        />
      </Sheet>
    </>
  );
}
