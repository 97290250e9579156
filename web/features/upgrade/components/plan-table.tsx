import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { Button, Tag } from 'antd';
import { publishingWords } from '#contracts/rules/membership/publishing.ts';
import { limitsSold, soldAreas, soldIn } from '#contracts/rules/membership/sold.ts';
import { Money } from '#web/components/buying/money.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { Sheet } from '#web/components/sheet.tsx';
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
      <ul className={styles.plans}>
        {plans.plans.map((plan) => (
          <li key={plan.level} className={styles.plan} data-is-chosen={plan.level === chosen}>
            <div className={styles.head}>
              <h3 className={styles.name}>{plan.name}</h3>
              <Marks plan={plan} plans={plans} />
            </div>
            <Price plan={plan} term={term} />
            <dl className={styles.limits}>
              {limitsSold(plan).map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <ul className={styles.areas} aria-label={`${plan.name}包含`}>
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
            </ul>
            <Choose plan={plan} isChosen={plan.level === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {['上传印刷文件、印刷下单和名片对所有会员开放，草稿不限数量', ...publishingWords()].join('；')}。
      </p>
    </Sheet>
  );
}

function Marks({ plan, plans }: { plan: Plan; plans: Plans }) {
  return (
    <span className={styles.marks}>
      {plan.level === plans.level ? <Tag>当前</Tag> : null}
      {plan.level === plans.advice.level && plan.level !== plans.level ? (
        <span className={styles.enough}>够用</span>
      ) : null}
    </span>
  );
}

function Price({ plan, term }: { plan: Plan; term: Term }) {
  if (plan.offers.length === 0) return <p className={styles.price}>免费</p>;
  const [price, other] =
    term === 'year' ? [plan.yearPrice, plan.monthPrice] : [plan.monthPrice, plan.yearPrice];
  return (
    <div>
      <p className={styles.price}>
        <Money amount={price} />
        <span className={styles.per}>{term === 'year' ? ' / 年' : ' / 月'}</span>
      </p>
      <p className={styles.other}>
        {term === 'year' ? '按月 ' : '按年 '}
        <Money amount={other} />
      </p>
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
  if (word === '') return <p className={styles.free}>注册即可使用</p>;
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
