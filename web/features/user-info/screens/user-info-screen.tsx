import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { BindingsCard, type RenderBinding } from '../components/bindings-card.tsx';
import { ProfileCard } from '../components/profile-card.tsx';
import { useMemberInfo } from '../components/use-member-info.ts';
import styles from './user-info-screen.module.css';

interface UserInfoScreenProps {
  readonly renderBinding: RenderBinding;
  /** The address book is another part of the product. */
  readonly renderAddresses: () => ReactNode;
}

/** Fragments that lead to one card, here and from elsewhere. */
const PLACES = [
  { id: 'profile', text: '资料' },
  { id: 'bindings', text: '第三方绑定' },
  { id: 'addresses', text: '收货地址' },
] as const;

/** The member's own data (个人资料). */
export function UserInfoScreen({ renderBinding, renderAddresses }: UserInfoScreenProps) {
  const member = useMemberInfo();
  const [profile, bindings, addresses] = PLACES;
  return (
    <>
      <PageHeader title="个人资料" purpose="核对您的资料，管理第三方登录和收货地址。" />
      <nav className={styles.places} aria-label="本页内容">
        {PLACES.map(({ id, text }) => (
          <Link key={id} to={`#${id}`} replace>
            {text}
          </Link>
        ))}
      </nav>
      <div className={styles.columns}>
        <div id={profile.id} className={styles.place}>
          <ProfileCard member={member} />
        </div>
        <div className={styles.main}>
          <div id={bindings.id} className={styles.place}>
            <BindingsCard member={member} renderBinding={renderBinding} />
          </div>
          <div id={addresses.id} className={styles.place}>
            {renderAddresses()}
          </div>
        </div>
      </div>
    </>
  );
}
