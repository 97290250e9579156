import AccountBookOutlined from '@ant-design/icons/es/icons/AccountBookOutlined';
import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined';
import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import ContactsOutlined from '@ant-design/icons/es/icons/ContactsOutlined';
import CrownOutlined from '@ant-design/icons/es/icons/CrownOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import GiftOutlined from '@ant-design/icons/es/icons/GiftOutlined';
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import PayCircleOutlined from '@ant-design/icons/es/icons/PayCircleOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import ProfileOutlined from '@ant-design/icons/es/icons/ProfileOutlined';
import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined';
import ShopOutlined from '@ant-design/icons/es/icons/ShopOutlined';
import ShoppingCartOutlined from '@ant-design/icons/es/icons/ShoppingCartOutlined';
import SolutionOutlined from '@ant-design/icons/es/icons/SolutionOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PATHS, PathName } from '#web/lib/paths.ts';
import { OrdersCount, RequestsCount } from '../shell/count-badge.tsx';

interface ScreenParts {
  /** The screen itself, fetched only when it is asked for. */
  readonly load?: () => Promise<ComponentType>;
  /** Asks what it asks first at an address of it, unless an answer is there or on its way. */
  readonly ask?: (queries: QueryClient, search: URLSearchParams) => Promise<unknown>;
  /** The drawing in the menu. */
  readonly Icon?: ComponentType;
  /** The number behind the name in the menu. */
  readonly Count?: ComponentType;
}

// What is open has a loader and what is in the menu a drawing, and nothing else may name one.
type Loaded = { readonly state: 'open' };
type Drawn = { readonly menu: string };
type Records = typeof PATHS;
type PartsOf<Record> = Omit<ScreenParts, 'load' | 'Icon'> &
  (Record extends Loaded ? Required<Pick<ScreenParts, 'load'>> : unknown) &
  (Record extends Drawn ? Required<Pick<ScreenParts, 'Icon'>> : unknown);
type AllParts = {
  [Name in PathName as Records[Name] extends Loaded | Drawn ? Name : never]: PartsOf<Records[Name]>;
};

/** The code of each screen. It belongs to the shell, so that the login screen loads neither drawings nor loaders. */
export const SCREEN_PARTS: Partial<Record<PathName, ScreenParts>> = {
  makeEbook: {
    Icon: BookOutlined,
    load: async () => (await import('./make-ebook-route.tsx')).MakeEbookRoute,
  },
  opusList: {
    Icon: AppstoreOutlined,
    load: async () => (await import('./opus-list-route.tsx')).OpusListRoute,
  },
  opusListEdit: {
    Icon: EditOutlined,
    load: async () => (await import('./editor-route.tsx')).EditorRoute,
  },
  opusDocument: { Icon: FileTextOutlined },
  opusDocCalendar: {
    Icon: CalendarOutlined,
    load: async () => (await import('./editor-route.tsx')).CalendarRoute,
  },
  epaper: { Icon: ReadOutlined },
  magazine: { Icon: PictureOutlined },
  businessCard: {
    Icon: IdcardOutlined,
    load: async () => (await import('#web/features/cards/screens/card-screen.tsx')).CardScreen,
  },
  bookShelf: { Icon: AccountBookOutlined },
  bookStudy: { Icon: SolutionOutlined },
  epaperSell: { Icon: GiftOutlined },
  epaperCode: { Icon: KeyOutlined },
  epaperOrder: { Icon: ShopOutlined },
  statisticMag: { Icon: BarChartOutlined },
  opusPrint: {
    Icon: PrinterOutlined,
    load: async () =>
      (await import('#web/features/print-options/screens/opus-print-screen.tsx')).OpusPrintScreen,
  },
  shoppingCart: {
    Icon: ShoppingCartOutlined,
    load: async () => (await import('#web/features/cart/screens/cart-screen.tsx')).CartScreen,
    ask: async (queries, search) =>
      queries.ensureQueryData(
        (await import('#web/features/cart/screens/cart-screen.tsx')).firstQuestion(search),
      ),
  },
  order: {
    Icon: ProfileOutlined,
    Count: OrdersCount,
    load: async () => (await import('#web/features/orders/screens/orders-screen.tsx')).OrdersScreen,
  },
  invoice: {
    Icon: ContactsOutlined,
    load: async () => (await import('#web/features/invoices/screens/invoice-screen.tsx')).InvoiceScreen,
  },
  userInfo: {
    Icon: UserOutlined,
    load: async () => (await import('#web/features/user-info/screens/user-info-screen.tsx')).UserInfoScreen,
  },
  upgrade: {
    Icon: CrownOutlined,
    load: async () => (await import('#web/features/upgrade/screens/upgrade-screen.tsx')).UpgradeScreen,
  },
  recharge: {
    Icon: PayCircleOutlined,
    load: async () => (await import('#web/features/wallet/screens/recharge-screen.tsx')).RechargeScreen,
  },
  myMember: {
    Icon: TeamOutlined,
    Count: RequestsCount,
    load: async () => (await import('#web/features/team/screens/team-screen.tsx')).TeamScreen,
  },
  about: {
    Icon: InfoCircleOutlined,
    load: async () => (await import('#web/features/about/screens/about-screen.tsx')).AboutScreen,
  },
  opusHotareaEdit: {
    load: async () => (await import('#web/features/hot-areas/screens/hot-areas-screen.tsx')).HotAreasScreen,
  },
  opusSetting: {
    load: async () => (await import('#web/features/settings/screens/setting-screen.tsx')).SettingScreen,
  },
  opusShareEdit: {
    load: async () => (await import('#web/features/sharing/screens/share-screen.tsx')).ShareScreen,
  },
  addShopping: {
    load: async () =>
      (await import('#web/features/print-options/screens/add-shopping-screen.tsx')).AddShoppingScreen,
  },
  shoppingOrder: {
    load: async () => (await import('#web/features/checkout/screens/checkout-screen.tsx')).CheckoutScreen,
    ask: async (queries) =>
      queries.ensureQueryData(
        (await import('#web/features/checkout/screens/checkout-screen.tsx')).firstQuestion(),
      ),
  },
  shoppingPay: {
    load: async () => (await import('#web/features/payment/screens/pay-screen.tsx')).PayScreen,
  },
  shoppingSuccess: {
    load: async () => (await import('#web/features/payment/screens/success-screen.tsx')).SuccessScreen,
  },
  aitus: { load: async () => (await import('#web/features/aitus/screens/aitus-screen.tsx')).AitusScreen },
} satisfies AllParts;
