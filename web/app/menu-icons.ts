import AccountBookOutlined from '@ant-design/icons/es/icons/AccountBookOutlined';
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
import type { ComponentType } from 'react';
import { PATHS } from '#web/lib/paths.ts';

/** One drawing per place of the menu. */
export const MENU_ICONS: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  [PATHS.makeEbook.path, BookOutlined],
  [PATHS.opusListEdit.path, EditOutlined],
  [PATHS.opusDocument.path, FileTextOutlined],
  [PATHS.opusDocCalendar.path, CalendarOutlined],
  [PATHS.epaper.path, ReadOutlined],
  [PATHS.magazine.path, PictureOutlined],
  [PATHS.businessCard.path, IdcardOutlined],
  [PATHS.bookShelf.path, AccountBookOutlined],
  [PATHS.bookStudy.path, SolutionOutlined],
  [PATHS.epaperSell.path, GiftOutlined],
  [PATHS.epaperCode.path, KeyOutlined],
  [PATHS.epaperOrder.path, ShopOutlined],
  [PATHS.statisticMag.path, BarChartOutlined],
  [PATHS.opusPrint.path, PrinterOutlined],
  [PATHS.shoppingCart.path, ShoppingCartOutlined],
  [PATHS.order.path, ProfileOutlined],
  [PATHS.invoice.path, ContactsOutlined],
  [PATHS.userInfo.path, UserOutlined],
  [PATHS.upgrade.path, CrownOutlined],
  [PATHS.recharge.path, PayCircleOutlined],
  [PATHS.myMember.path, TeamOutlined],
  [PATHS.about.path, InfoCircleOutlined],
]);
