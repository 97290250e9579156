import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { Parts } from '#web/kit/layout/columns.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { useMayMake } from '#web/lib/session/use-may-make.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { FreeWays } from '../components/locked/free-ways.tsx';
import { LockedStart } from '../components/locked/locked-start.tsx';
import { GoingOn } from '../components/start/going-on.tsx';
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
  const now = useServerNow(null);
  const vipName = user?.vip_name ?? '';
  const isOpen = useMayMake(PATHS.makeEbook.area);
  if (isAbsent) return <NothingMadeHere />;
  return (
    <>
      <PageHeader
        title={PATHS.makeEbook.title}
        purpose={
          isOpen
            ? `${greeting(now)}。上传做好的文件，或从模板、空白开始，做成可以翻阅、搜索和分享的电子书。`
            : `${greeting(now)}。接着做手上的作品，或上传文件印成书；做成电子书需要会员。`
        }
        actions={
          isOpen ? (
            <Button onClick={() => void navigate(PATHS.opusList.getHref('ebook'))}>查看我的电子书</Button>
          ) : null
        }
      />
      <Parts>
        {isOpen ? null : <FreeWays isDrawn />}
        <GoingOn />
        {isOpen ? <FreeWays isDrawn={false} /> : null}
        {isOpen ? <OpenStart /> : <LockedStart vipName={vipName} onUpgrade={onUpgrade} />}
      </Parts>
    </>
  );
}

/** By the time of day in China. */
function greeting(now: number): string {
  const hour = Number(chinaTimeText(now, now).match(/(\d+):/)?.[1] ?? 12);
  if (hour < 6) return '夜深了';
  if (hour < 12) return '上午好';
  return hour < 18 ? '下午好' : '晚上好';
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
