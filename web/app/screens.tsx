import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { EditorType } from '#web/features/unavailable/screens/unavailable-screen.tsx';
import { PATHS } from '#web/lib/paths.ts';

export interface ScreenHandle {
  readonly title: string;
  /** The screen is not open yet, so a lock must not promise that a membership opens it today. */
  readonly isUnavailable?: boolean;
}

type NamedPath = Pick<(typeof PATHS)[keyof typeof PATHS], 'path' | 'title'>;

function screen({ path, title }: NamedPath, load: () => Promise<ComponentType>): RouteObject {
  const handle: ScreenHandle = { title };
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}

function notOpenYet({ path, title }: NamedPath, feditorType?: EditorType): RouteObject {
  const handle: ScreenHandle = { title, isUnavailable: true };
  return {
    path,
    handle,
    lazy: async () => {
      const { UnavailableScreen } = await import('#web/features/unavailable/screens/unavailable-screen.tsx');
      return { element: <UnavailableScreen title={title} feditorType={feditorType} /> };
    },
  };
}

/** Every screen inside the shell. */
export const SCREENS: RouteObject[] = [
  notOpenYet(PATHS.makeEbook),
  notOpenYet(PATHS.opusList),
  notOpenYet(PATHS.opusListEdit, 12),
  notOpenYet(PATHS.opusDocument, 11),
  notOpenYet(PATHS.opusDocCalendar, 13),
  notOpenYet(PATHS.epaper),
  notOpenYet(PATHS.magazine),
  notOpenYet(PATHS.bookShelf),
  notOpenYet(PATHS.bookStudy),
  notOpenYet(PATHS.opusPrint),
  notOpenYet(PATHS.recharge),
  screen(PATHS.order, async () => (await import('./order-parts.tsx')).OrdersWithAddresses),
  notOpenYet(PATHS.upgrade),
  notOpenYet(PATHS.invoice),
  screen(PATHS.userInfo, async () => (await import('./user-info-route.tsx')).UserInfoRoute),
  notOpenYet(PATHS.myMember),
  notOpenYet(PATHS.businessCard),
  notOpenYet(PATHS.statisticMag),
  notOpenYet(PATHS.epaperSell),
  notOpenYet(PATHS.epaperCode),
  notOpenYet(PATHS.epaperOrder),
  screen(
    PATHS.shoppingCart,
    async () => (await import('#web/features/cart/screens/cart-screen.tsx')).CartScreen,
  ),
  screen(PATHS.shoppingOrder, async () => (await import('./checkout-route.tsx')).CheckoutRoute),
  screen(
    PATHS.shoppingPay,
    async () => (await import('#web/features/payment/screens/pay-screen.tsx')).PayScreen,
  ),
  screen(
    PATHS.shoppingSuccess,
    async () => (await import('#web/features/payment/screens/success-screen.tsx')).SuccessScreen,
  ),
  screen(
    PATHS.addShopping,
    async () =>
      (await import('#web/features/print-options/screens/add-shopping-screen.tsx')).AddShoppingScreen,
  ),
  notOpenYet(PATHS.opusShareEdit),
  notOpenYet(PATHS.opusSetting),
  notOpenYet(PATHS.opusHotareaEdit),
  notOpenYet(PATHS.opusShareBuy),
  screen(PATHS.aitus, async () => (await import('#web/features/aitus/screens/aitus-screen.tsx')).AitusScreen),
  screen(PATHS.about, async () => (await import('#web/features/about/screens/about-screen.tsx')).AboutScreen),
  screen(
    { path: '*', title: '没有找到这个页面' },
    async () => (await import('#web/features/error/screens/not-found-screen.tsx')).NotFoundScreen,
  ),
];
