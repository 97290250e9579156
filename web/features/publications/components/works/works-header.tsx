import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { makingOf } from '#web/features/publications/model/making.ts';
import { hasPlaces, type WorkList } from '#web/features/publications/model/work-question.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { UploadButton } from '../upload-button.tsx';

const PURPOSES: Partial<Record<WorkList, string>> = {
  archive: '归档的作品不出现在其他列表里，链接照常可读。',
  trash: '作品在这里保留 30 天，之后彻底删除；这段时间别人打不开它们。',
};

/** The title of the list, with the buttons to make a work (制作) or to upload one. */
export function WorksHeader({ type }: { type: WorkList }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const making = makingOf(type, user?.vip_name ?? '');
  return (
    <PageHeader
      title="我的作品"
      purpose={PURPOSES[type]}
      actions={
        hasPlaces(type) ? (
          <>
            {making ? (
              <Button
                icon={
                  making.isLocked ? <LockOutlined aria-hidden="true" /> : <PlusOutlined aria-hidden="true" />
                }
                onClick={() => void navigate(making.path.getHref())}
              >
                {making.label}
                {making.isLocked ? <span className="only-read">，需要开通会员</span> : null}
              </Button>
            ) : null}
            <UploadButton />
          </>
        ) : null
      }
    />
  );
}
