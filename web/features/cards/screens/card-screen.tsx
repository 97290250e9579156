import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { ViewLinks } from '#web/components/view-links.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { useAddress } from '#web/kit/address/address.ts';
import { ScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { CardChooser } from '../components/card-chooser.tsx';
import { CardEditor } from '../components/card-editor.tsx';
import { ContactsPanel } from '../components/contacts-panel.tsx';
import { ExchangeDialog } from '../components/exchange-dialog.tsx';
import { SharePanel } from '../components/share-panel.tsx';
import { VisitsPanel } from '../components/visits-panel.tsx';
import { CARD_PLACE, VIEWS, type View } from '../model/card-place.ts';
import type { Card, CardList } from '../model/cards.ts';
import styles from './card-screen.module.css';

/** Business cards (名片): written, shown, put on paper, exchanged. */
export function CardScreen() {
  const query = useQuery(ask('CardServiceMag.getCards'));
  return (
    <>
      <PageHeader title="名片" purpose="一张能发、能扫、能印的名片；谁看到什么，由您决定。" />
      <ScreenAnswer query={query} what="名片" safe="名片不受影响，请稍后重试。">
        {(cards) => <Cards cards={cards} />}
      </ScreenAnswer>
    </>
  );
}

function Cards({ cards }: { cards: CardList }) {
  const address = useAddress(CARD_PLACE);
  const { view, exchange, k } = address.at;
  const card = cards.list.find(({ ID }) => ID === address.at.card) ?? cards.list[0];
  const creating = useAct('CardServiceMag.createCard', {
    onDone: ({ ID }) => address.go({ card: ID, view: 'edit' }),
  });
  const create = () => void creating.run({});
  return (
    <>
      {card === undefined ? null : (
        <CardChooser
          cards={cards}
          current={view === 'contacts' ? '' : card.ID}
          address={address}
          isBusy={creating.isBusy}
          onCreate={create}
        />
      )}
      <Text as="p" tone="seal" className={styles.problem} role="alert">
        {creating.problem}
      </Text>
      <ViewLinks
        label="名片功能"
        views={VIEWS}
        current={view}
        hrefFor={(other) => address.hrefFor({ card: card?.ID ?? '', view: other })}
      />
      {view === 'contacts' ? (
        <ContactsPanel />
      ) : card === undefined ? (
        <Sheet {...shows('CardServiceMag.createCard')}>
          <EmptyState
            text="还没有名片。写好之后可以发链接、扫码，也可以印出来。"
            action={
              <Button type="primary" loading={creating.isBusy} onClick={create}>
                新建名片
              </Button>
            }
          />
        </Sheet>
      ) : (
        <CardView
          key={card.ID}
          card={card}
          view={view}
          onDeleted={() => address.replace({ card: '', view: 'edit' })}
        />
      )}
      {exchange === '' ? null : (
        <ExchangeDialog
          {...{ slug: exchange, token: k }}
          cards={cards.list}
          onDone={() => address.replace({ card: '', view: 'contacts', exchange: '', k: '' })}
          onClose={() => address.replace({ exchange: '', k: '' })}
        />
      )}
    </>
  );
}

interface CardViewProps {
  readonly card: Card;
  readonly view: Exclude<View, 'contacts'>;
  readonly onDeleted: () => void;
}

function CardView({ card, view, onDeleted }: CardViewProps) {
  if (view === 'share') return <SharePanel card={card} onDeleted={onDeleted} />;
  return view === 'visits' ? <VisitsPanel cardID={card.ID} /> : <CardEditor card={card} />;
}
