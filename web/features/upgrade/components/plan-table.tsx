import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { Button, Tag } from 'antd';
import { publishingWords } from '#contracts/rules/membership/publishing.ts';
import { leftOutWords, limitsSold, soldAreas, soldIn } from '#contracts/rules/membership/sold.ts';
import { Money } from '#web/components/buying/money.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Facts, Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { choiceWord, type Plan, type Plans, type Term } from '../model/choice.ts';
import styles from './plan-table.module.css';

interface PlanTableProps {
  readonly plans: Plans;
  readonly chosen: string;
  readonly term: Term;
  readonly onTerm: (term: Term) => void;
  readonly onChoose: (level: string) => void;
}

/** Every plan with what it costs and brings (会员方案), side by side. */
export function PlanTable({ plans, chosen, term, onTerm, onChoose }: PlanTableProps) {
  return (
    <Sheet
      title="会员方案"
      extra={
        <Segmented<Term>
          aria-label="计价方式"
          value={term}
          onChange={onTerm}
          options={[
            { value: 'year', label: '按年' },
            { value: 'month', label: '按月' },
          ]}
        />
      }
      {...shows('UpgradeServiceMag.getPlans')}
    >
      <Stack as="ul" gap={16} className={styles.plans}>
        {plans.plans.map((plan) => (
          <li key={plan.level} className={styles.plan} data-is-chosen={plan.level === chosen}>
            <Row gap={4} gapX={8} justify="between" wraps>
              <Text as="h3" tone="text" size="16-24">
                {plan.name}
              </Text>
              <Marks plan={plan} plans={plans} />
            </Row>
            <Price plan={plan} term={term} />
            <Facts gap={4} ruled="top" className={styles.limits}>
              {limitsSold(plan).map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Facts>
            <Stack as="ul" gap={4} content="start" className={styles.areas} aria-label={`${plan.name}包含`}>
              {soldAreas().flatMap((area) => {
                const isIn = plan.areas.includes(area);
                return soldIn(area).map((name) => (
                  <li key={name} data-is-in={isIn}>
                    {isIn ? <CheckOutlined aria-hidden="true" /> : <span aria-hidden="true">—</span>}
                    {name}
                    <span className="only-read">{isIn ? '，包含' : '，不包含'}</span>
                  </li>
                ));
              })}
            </Stack>
            <Choose plan={plan} isChosen={plan.level === chosen} onChoose={onChoose} />
          </li>
        ))}
      </Stack>
      <Note above={16} size="12-18">
        {[
          '上传印刷文件、印刷下单和名片对所有会员开放，草稿不限数量',
          ...publishingWords(),
          ...leftOutWords(),
        ].join('；')}
        。
      </Note>
    </Sheet>
  );
}

function Marks({ plan, plans }: { plan: Plan; plans: Plans }) {
  return (
    <span className={styles.marks}>
      {plan.level === plans.level ? <Tag>当前</Tag> : null}
      {plan.level === plans.advice.level && plan.level !== plans.level ? (
        <Text padX={8} ground="brass-soft" tone="brass" size="12-20" className={styles.enough}>
          够用
        </Text>
      ) : null}
    </span>
  );
}

function Price({ plan, term }: { plan: Plan; term: Term }) {
  if (plan.offers.length === 0)
    return (
      <Text as="p" tone="ink" size="20-28" weight={600}>
        免费
      </Text>
    );
  const [price, other] =
    term === 'year' ? [plan.yearPrice, plan.monthPrice] : [plan.monthPrice, plan.yearPrice];
  return (
    <div>
      <Text as="p" tone="ink" size="20-28" weight={600}>
        <Money amount={price} />
        <Muted size={12} weight={400}>
          {term === 'year' ? ' / 年' : ' / 月'}
        </Muted>
      </Text>
      <Note size="12-18">
        {term === 'year' ? '按月 ' : '按年 '}
        <Money amount={other} />
      </Note>
    </div>
  );
}

interface ChooseProps {
  readonly plan: Plan;
  readonly isChosen: boolean;
  readonly onChoose: (level: string) => void;
}

function Choose({ plan, isChosen, onChoose }: ChooseProps) {
  const word = choiceWord(plan);
  if (word === '')
    return (
      <Note size="12-18" text="center" className={styles.free}>
        注册即可使用
      </Note>
    );
  return (
    <Button
      block
      className={styles.choose}
      type={isChosen ? 'primary' : 'default'}
      aria-pressed={isChosen}
      onClick={() => onChoose(plan.level)}
    >
      {word}
      <span className="only-read">{plan.name}</span>
    </Button>
  );
}
