import { planOf } from '#contracts/rules/account/membership.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { CodeForm } from '#web/kit/form/code-form.tsx';
import { Note, Row, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { Plans } from '../model/choice.ts';
import styles from './side-cards.module.css';

/** 为什么推荐: by the member's own last months, also where it is a cheaper plan or none. */
export function AdviceCard({ advice }: Pick<Plans, 'advice'>) {
  const [why, enough] = advice.text.split(' → ');
  return (
    <Sheet title="为什么推荐" {...shows('UpgradeServiceMag.getPlans')}>
      <Text as="p" tone="brass" size="20-28" weight={600}>
        {planOf(advice.level).name}
      </Text>
      <p>{enough}</p>
      <Note size="12-18">{why}</Note>
    </Sheet>
  );
}

interface MemberCodeCardProps {
  readonly lockedMinutes: number;
  readonly onRaised: () => void;
}

/** Redeems a membership code (会员码). */
export function MemberCodeCard({ lockedMinutes, onRaised }: MemberCodeCardProps) {
  return (
    <CodeForm
      operation="UpgradeServiceMag.redeemCode"
      title="会员码"
      label="会员卡上的 12 位字母和数字"
      lockedMinutes={lockedMinutes}
      onRedeemed={({ title, level, until }) => {
        onRaised();
        return `${title}已兑换，「${level}」有效期至 ${until}`;
      }}
    />
  );
}

/** 邀请好友: a registration with the code counts as invited. */
export function InviteCard({ inviteCode }: Pick<Plans, 'inviteCode'>) {
  return (
    <Sheet title="邀请好友" {...shows('UpgradeServiceMag.getPlans')}>
      <Note size="12-18">好友注册时填写您的邀请码。</Note>
      <Row as="p" gap={12} justify="between" wraps className={styles.invite}>
        <strong>{inviteCode}</strong>
        <CopyButton text={inviteCode} label="复制邀请码" />
      </Row>
    </Sheet>
  );
}

const QUESTIONS = [
  {
    question: '到期以后作品还在吗？',
    answer:
      '都在。到期后有 30 天宽限期，其间一切照常；之后内容转为只读，可以查看、分享过的链接可以继续阅读，也可以导出，续费后恢复新建和发布。',
  },
  {
    question: '续费从哪天算起？',
    answer: '到期前续费从到期日起算，剩余的天数不会少；到期后续费从当天起算。',
  },
  {
    question: '补差价和换购一年怎么选？',
    answer:
      '补差价按剩余天数补两个方案的年价差，到期日不变；换购一年用剩余天数抵扣新方案的年价，从当天起算一年。算式都写在选项里，不足一分的部分不收。',
  },
  {
    question: '可以换成更便宜的方案吗？',
    answer: '可以。新方案在当前会员到期后生效，付款前会列出哪些内容变为只读。',
  },
  { question: '会自动续费吗？', answer: '不会。到期前 7 天、3 天和 1 天会在消息里提醒您。' },
];

/** 常见问题. */
export function Questions() {
  return (
    <Sheet title="常见问题">
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Sheet>
  );
}
