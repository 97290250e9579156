import { App, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CopyButton } from '#web/components/copy-button.tsx';
import { MailAddress } from '#web/components/mail-address.tsx';
import { Avatar } from '#web/components/pictures/avatar.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { Box, Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useSeemsMissing } from '#web/lib/call/missing-operations.ts';
import { PATHS } from '#web/lib/paths.ts';
import type { MemberInfo } from '#web/lib/readers/member-info.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { Account } from '../model/account.ts';
import { membershipOf, otherFacts, type ProfileFact, profileFacts } from '../model/profile-facts.ts';
import { AvatarDialog } from './avatar-dialog.tsx';
import styles from './profile-card.module.css';
import { ProfileDialog } from './profile-dialog.tsx';
import { ProfileSkeleton } from './skeletons.tsx';
import type { MemberInfoQuery } from './use-member-info.ts';

interface ProfileCardProps {
  readonly member: MemberInfoQuery;
  /** Undefined where the backend keeps no settings: then nothing can be changed. */
  readonly account: Account | undefined;
}

/** The profile of the member (资料), with name and picture. */
export function ProfileCard({ member, account }: ProfileCardProps) {
  const { message } = App.useApp();
  const [dialog, setDialog] = useState<'profile' | 'avatar' | null>(null);
  const info = member.query.data;
  const close = () => setDialog(null);
  const canChange = info !== undefined && account !== undefined;

  function done(changed: Parameters<typeof member.changed>[0], words: string): void {
    close();
    member.changed(changed);
    void message.success(words);
  }

  return (
    <Sheet
      title="资料"
      extra={canChange ? <Button onClick={() => setDialog('profile')}>编辑资料</Button> : undefined}
      {...shows(
        'UserCenterMag.getMemberInfo',
        'AccountServiceMag.saveProfile',
        'AccountServiceMag.removeAvatar',
      )}
    >
      <Answer query={member.query} what="资料" safe="您的资料都还在，请重试。" skeleton={<ProfileSkeleton />}>
        {(shown) => <Profile info={shown} onAvatar={canChange ? () => setDialog('avatar') : undefined} />}
      </Answer>
      {canChange && dialog === 'profile' ? (
        <ProfileDialog
          info={info}
          account={account}
          onDone={(nick) => done({ nick }, '资料已保存')}
          onClose={close}
        />
      ) : null}
      {canChange && dialog === 'avatar' ? (
        <AvatarDialog
          hasOwn={account.hasOwnAvatar === 'Y'}
          onDone={(user_avatar, words) => done({ user_avatar }, words)}
          onClose={close}
        />
      ) : null}
    </Sheet>
  );
}

function Profile({ info, onAvatar }: { info: MemberInfo; onAvatar: (() => void) | undefined }) {
  const { nick, account, user_avatar, yaoqingma } = info;
  const name = nick || account || '会员';
  const now = useServerNow(null);
  const others = otherFacts(info);
  return (
    <>
      <Row gap={16}>
        <Avatar src={user_avatar ?? ''} name={name} isLarge />
        <Stack as="span" shrinks items="start">
          <Text shrinks size="20-28" weight={600} breaks>
            {nick === '' ? <Unsaid what="昵称未填写" /> : name}
          </Text>
          {onAvatar ? (
            <Box as="button" type="button" bare thumb className={styles.change} onClick={onAvatar}>
              更换头像
            </Box>
          ) : null}
        </Stack>
      </Row>
      <Membership info={info} />
      <dl className={styles.facts}>
        <Facts facts={profileFacts(info, now)} />
        {yaoqingma === null ? null : <InviteCode code={yaoqingma} />}
      </dl>
      {others.length === 0 ? null : (
        <>
          <Box as="h3" tone="muted" weight={400} className={styles.others}>
            其他资料
          </Box>
          <dl className={`${styles.facts} ${styles.named}`}>
            <Facts facts={others} />
          </dl>
        </>
      )}
    </>
  );
}

function Facts({ facts }: { facts: readonly ProfileFact[] }) {
  return facts.map(({ label, value }) => (
    <Stack key={label} gap={16} align="center" padY={8} facts thumb="always" className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value === null ? <Unsaid what="未填写" /> : <MailAddress text={value} />}</dd>
    </Stack>
  ));
}

function InviteCode({ code }: { code: string }) {
  return (
    <Stack gap={16} align="center" padY={8} facts thumb="always" className={styles.fact}>
      <dt>邀请码</dt>
      <Row as="dd" gapX={12} justify="between" wraps className={styles.code}>
        {code === '' ? (
          <Unsaid what="暂无" />
        ) : (
          <>
            <span>{code}</span>
            <CopyButton text={code} label="复制邀请码" />
          </>
        )}
      </Row>
    </Stack>
  );
}

function Membership({ info }: { info: MemberInfo }) {
  const { isMember, name, until, way } = membershipOf(info);
  const hasNoPlans = useSeemsMissing('UpgradeServiceMag.getPlans');
  return (
    <Row
      justify="between"
      ground="paper"
      radius="control"
      wraps
      padY={12}
      padX={16}
      gap={4}
      gapX={16}
      className={styles.plate}
      data-is-member={isMember}
    >
      <Stack as="span" className={styles.level}>
        <strong>{name}</strong>
        {until === '' ? null : (
          <Text digits>
            <WholeDates text={until} />
          </Text>
        )}
      </Stack>
      {hasNoPlans ? null : (
        <Link className={styles.way} to={PATHS.upgrade.getHref()}>
          {way}
        </Link>
      )}
    </Row>
  );
}

function Unsaid({ what }: { what: string }) {
  return <Muted weight={400}>{what}</Muted>;
}
