import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session-store.ts';
import { useMayMake } from '#web/lib/use-may-make.ts';
import { LockedStart } from '../components/locked/locked-start.tsx';
import { OpenStart } from '../components/start/open-start.tsx';
import type { ImportJob } from '../model/import-job.ts';

interface MakeEbookScreenProps {
  /** The backend has none of it. Whoever lands here, as after a login, is led to what works. */
  readonly isAbsent: boolean;
  /** The button that publishes what an import became. */
  readonly renderPublish: (job: ImportJob) => ReactNode;
  /** Shows which membership opens what was pressed. */
  readonly onUpgrade: () => void;
}

/** Make an e-book (制作电子书): for whom the membership opens it, and as a shop window for everybody else. */
export function MakeEbookScreen({ isAbsent, renderPublish, onUpgrade }: MakeEbookScreenProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const vipName = user?.vip_name ?? '';
  const isOpen = useMayMake(PATHS.makeEbook.area);
  if (isAbsent) return <NothingMadeHere />;
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

function NothingMadeHere() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={PATHS.makeEbook.title} />
      <Sheet>
        <UnsupportedState
          text="不能在这里制作电子书。您的资料、第三方绑定和收货地址照常使用，购物车里的商品可以按编号打开印刷选项。"
          actions={
            <>
              <Button type="primary" onClick={() => void navigate(PATHS.userInfo.getHref())}>
                查看个人资料
              </Button>
              <Button onClick={() => void navigate(PATHS.shoppingCart.getHref())}>打开印刷选项</Button>
            </>
          }
        />
      </Sheet>
    </>
  );
}
