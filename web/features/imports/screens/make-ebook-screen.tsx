import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session-store.ts';
import { useMayMake } from '#web/lib/use-may-make.ts';
import { LockedStart } from '../components/locked/locked-start.tsx';
import { OpenStart } from '../components/start/open-start.tsx';
import type { ImportJob } from '../model/import-job.ts';

interface MakeEbookScreenProps {
  /** The button that publishes what an import became. */
  readonly renderPublish: (job: ImportJob) => ReactNode;
  /** Shows which membership opens what was pressed. */
  readonly onUpgrade: () => void;
}

/** Make an e-book (制作电子书): for whom the membership opens it, and as a shop window for everybody else. */
export function MakeEbookScreen({ renderPublish, onUpgrade }: MakeEbookScreenProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const vipName = user?.vip_name ?? '';
  const isOpen = useMayMake(PATHS.makeEbook.area);
  return (
    <>
      <PageHeader
        title={PATHS.makeEbook.title}
        purpose="上传做好的文件，或从模板、空白开始，做成可以翻阅、搜索和分享的电子书。"
        actions={
          isOpen ? (
            <Button onClick={() => void navigate(PATHS.opusList.getHref('ebook'))}>查看我的电子书</Button>
          ) : null
        }
      />
      {isOpen ? (
        <OpenStart renderPublish={renderPublish} />
      ) : (
        <LockedStart vipName={vipName} onUpgrade={onUpgrade} />
      )}
    </>
  );
}
