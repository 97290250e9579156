import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import ContactsOutlined from '@ant-design/icons/es/icons/ContactsOutlined';
import CrownOutlined from '@ant-design/icons/es/icons/CrownOutlined';
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import PayCircleOutlined from '@ant-design/icons/es/icons/PayCircleOutlined';
import ProfileOutlined from '@ant-design/icons/es/icons/ProfileOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { Muted, Stack } from '#web/kit/layout/shapes.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import type { Notice } from '../model/notices.ts';
import styles from './notice-line.module.css';

const ICONS: Readonly<Record<Notice['kind'], ComponentType<{ 'aria-hidden': 'true' }>>> = {
  order: ProfileOutlined,
  publication: BookOutlined,
  wallet: PayCircleOutlined,
  membership: CrownOutlined,
  invoice: ContactsOutlined,
  team: TeamOutlined,
  card: IdcardOutlined,
  account: UserOutlined,
};

interface NoticeLineProps {
  readonly notice: Notice;
  readonly now: number;
  readonly onOpen: () => void;
}

/** One notice; opening it leads to where something can be done about it. */
export function NoticeLine({ notice, now, onOpen }: NoticeLineProps) {
  const { kind, title, text, path, at, isRead } = notice;
  const Icon = ICONS[kind];
  const words = (
    <>
      <Stack as="span" align="center" items="center" ground="paper-deep" tone="muted" className={styles.icon}>
        <Icon aria-hidden="true" />
      </Stack>
      <Stack as="span" gap={2} breaks>
        <span className={styles.title}>
          {isRead === 'N' ? <span className="only-read">未读：</span> : null}
          {title}
        </span>
        <Muted size="12-20">
          <WholeDates text={moneyWords(text)} />
        </Muted>
      </Stack>
      <Muted as="time" size="12-20" digits dateTime={at}>
        {chinaTimeText(Date.parse(at), now).slice(-5)}
      </Muted>
    </>
  );
  return (
    <li className={styles.line} data-unread={isRead === 'N'}>
      {path === '' ? (
        <button type="button" className={styles.way} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <Link className={styles.way} to={path} onClick={onOpen}>
          {words}
        </Link>
      )}
    </li>
  );
}
