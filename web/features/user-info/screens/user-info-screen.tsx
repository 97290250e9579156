import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { useMoreAside } from '#web/components/use-more-aside.ts';
import { AddressBook } from '#web/features/addresses/components/address-book.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
import { BindingsCard } from '../components/bindings-card.tsx';
import { DevicesCard } from '../components/devices-card.tsx';
import { NoticesCard } from '../components/notices-card.tsx';
import { PrivacyCard } from '../components/privacy-card.tsx';
import { ProfileCard } from '../components/profile-card.tsx';
import { SecurityCard, type SecurityChange } from '../components/security-card.tsx';
import { SecurityDialog } from '../components/security-dialog.tsx';
import { useMemberInfo } from '../components/use-member-info.ts';
import styles from './user-info-screen.module.css';

interface Card {
  /** The fragment that leads to it, here and from elsewhere. */
  readonly id: string;
  readonly text: string;
  readonly content: ReactNode;
}

/** The member's own data (个人资料) and the settings of the account. */
export function UserInfoScreen() {
  const { message } = App.useApp();
  const places = useRef<HTMLElement>(null);
  const aside = useMoreAside(places);
  const member = useMemberInfo();
  const settings = useQuery(ask('AccountServiceMag.getAccount'));
  const [change, setChange] = useState<SecurityChange | null>(null);
  const account = settings.data;
  // A backend that keeps no settings has no place for them.
  const hasNoSettings = settings.error?.kind === 'not-there';

  function done(words: string): void {
    setChange(null);
    void message.success(words);
  }

  const profile: Card = {
    id: 'profile',
    text: '资料',
    content: <ProfileCard member={member} account={account} />,
  };
  const cards: readonly Card[] = [
    ...(hasNoSettings
      ? []
      : [
          {
            id: 'security',
            text: '账号安全',
            content: <SecurityCard settings={settings} onOpen={setChange} />,
          },
        ]),
    ...(account ? [{ id: 'devices', text: '登录设备', content: <DevicesCard /> }] : []),
    {
      id: 'bindings',
      text: '第三方绑定',
      content: (
        <BindingsCard
          member={member}
          onSetPassword={account?.hasPassword === 'N' ? () => setChange('password') : undefined}
        />
      ),
    },
    { id: 'addresses', text: '收货地址', content: <AddressBook /> },
    ...(account
      ? [
          { id: 'notices', text: '通知设置', content: <NoticesCard notices={account.notices} /> },
          { id: 'privacy', text: '隐私与数据', content: <PrivacyCard account={account} /> },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title="个人资料"
        purpose={
          hasNoSettings ? '您的资料、第三方绑定和收货地址。' : '管理您的资料、登录方式、收货地址和数据。'
        }
      />
      <nav ref={places} className={`${styles.places} ${aside}`} aria-label="本页内容">
        {[profile, ...cards].map(({ id, text }) => (
          <Link key={id} to={`#${id}`} replace>
            {text}
          </Link>
        ))}
      </nav>
      <Stack gap={24} align="start" className={styles.columns}>
        <Box id={profile.id} shrinks className={styles.place}>
          {profile.content}
        </Box>
        <Stack gap={24} shrinks className={styles.main}>
          {cards.map(({ id, content }) => (
            <Box key={id} id={id} shrinks className={styles.place}>
              {content}
            </Box>
          ))}
        </Stack>
      </Stack>
      {account && change ? (
        <SecurityDialog change={change} account={account} onDone={done} onClose={() => setChange(null)} />
      ) : null}
    </>
  );
}
