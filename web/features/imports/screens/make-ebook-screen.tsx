import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { useMayMake } from '#web/lib/session/use-may-make.ts';
import { LockedStart } from '../components/locked/locked-start.tsx';
import { OpenStart } from '../components/start/open-start.tsx';

interface MakeEbookScreenProps {
  /** The backend has none of it; the screen leads to what works. */
  readonly isAbsent: boolean;
  /** Shows which membership unlocks it. */
  readonly onUpgrade: () => void;
}

/** Make an e-book (制作电子书), or, without the membership, see what it would offer. */
export function MakeEbookScreen({ isAbsent, onUpgrade }: MakeEbookScreenProps) {
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
      {isOpen ? <OpenStart /> : <LockedStart vipName={vipName} onUpgrade={onUpgrade} />}
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
