import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { CARD_STATE_WORDS } from '#contracts/rules/cards/card-states.ts';
import { Muted, Row, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { CardAddress } from '../model/card-place.ts';
import type { CardList } from '../model/cards.ts';
import styles from './card-chooser.module.css';

interface CardChooserProps {
  readonly cards: CardList;
  readonly current: string;
  readonly address: CardAddress;
  readonly isBusy: boolean;
  readonly onCreate: () => void;
}

/** The member's cards (我的名片), and the way to another one. */
export function CardChooser(props: CardChooserProps) {
  const { cards, current, address, isBusy, onCreate } = props;
  const { list, most } = cards;
  const { view } = address.at;
  const isFull = list.length >= most;
  return (
    <Row
      as="nav"
      align="stretch"
      gap={12}
      className={styles.chooser}
      aria-label="我的名片"
      {...shows('CardServiceMag.getCards')}
    >
      {list.map(({ ID, state, content }) => (
        <Link
          key={ID}
          className={styles.card}
          to={address.hrefFor({ card: ID, view: view === 'contacts' ? 'edit' : view })}
          aria-current={ID === current ? 'page' : undefined}
        >
          <Text weight={600} cut>
            {content.name}
          </Text>
          <Muted spans size={12} cut>
            {content.title.text || content.company.text || '未填职务'}
          </Muted>
          <Muted size={12} className={styles.state} data-state={state}>
            {CARD_STATE_WORDS[state]}
          </Muted>
        </Link>
      ))}
      <Button
        className={styles.add}
        type="dashed"
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={isFull}
        loading={isBusy}
        onClick={onCreate}
      >
        {isFull ? `最多 ${most} 张` : '新建名片'}
      </Button>
    </Row>
  );
}
