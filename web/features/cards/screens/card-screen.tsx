import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ColumnsSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { ViewLinks } from '#web/components/view-links.tsx';
import { newIdemKey } from '#web/lib/idem-key.ts';
import { shows } from '#web/lib/shows.ts';
import { useAction } from '#web/lib/use-action.ts';
import type { Card, CardList } from '../api.ts';
import { CardChooser } from '../components/card-chooser.tsx';
import { CardEditor } from '../components/card-editor.tsx';
import { ContactsPanel } from '../components/contacts-panel.tsx';
import { ExchangeDialog } from '../components/exchange-dialog.tsx';
import { SharePanel } from '../components/share-panel.tsx';
import { VisitsPanel } from '../components/visits-panel.tsx';
import { addressOf, searchOf, VIEWS, type View } from '../model/card-address.ts';
import { mutations } from '../mutations.ts';
import { queries } from '../queries.ts';
import styles from './card-screen.module.css';

/** Business cards (名片): written, shown, put on paper, exchanged. */
export function CardScreen() {
  const query = useQuery(queries.cards());
  return (
    <>
      <PageHeader title="名片" purpose="一张能发、能扫、能印的名片；谁看到什么，由您决定。" />
      {query.data ? (
        <Cards cards={query.data} />
      ) : query.isPending ? (
        <ColumnsSkeleton />
      ) : (
        <Sheet>
          {query.error?.kind === 'not-there' ? (
            <UnsupportedState />
          ) : (
            <ErrorState
              title="名片没有加载出来"
              text="名片不受影响，请稍后重试。"
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
              error={query.error}
            />
          )}
        </Sheet>
      )}
    </>
  );
}

function Cards({ cards }: { cards: CardList }) {
  const [search, setSearch] = useSearchParams();
  const address = addressOf(search);
  const card = cards.list.find(({ ID }) => ID === address.card) ?? cards.list[0];
  const { view, exchange, token } = address;
  const creating = useCreate((made) => setSearch(searchOf(made.ID, 'edit')));
  return (
    <>
      {card === undefined ? null : (
        <CardChooser
          cards={cards}
          current={view === 'contacts' ? '' : card.ID}
          view={view}
          isBusy={creating.isBusy}
          onCreate={creating.create}
        />
      )}
      <p className={styles.problem} role="alert">
        {creating.problem}
      </p>
      <ViewLinks
        label="名片功能"
        views={VIEWS}
        current={view}
        hrefFor={(other) => `?${new URLSearchParams(searchOf(card?.ID ?? '', other))}`}
      />
      {view === 'contacts' ? (
        <ContactsPanel />
      ) : card === undefined ? (
        <Sheet {...shows('CardServiceMag.createCard')}>
          <EmptyState
            text="还没有名片。写好之后可以发链接、扫码，也可以印出来。"
            action={
              <Button type="primary" loading={creating.isBusy} onClick={creating.create}>
                新建名片
              </Button>
            }
          />
        </Sheet>
      ) : (
        <CardView key={card.ID} card={card} view={view} onDeleted={() => setSearch({}, { replace: true })} />
      )}
      {exchange === '' ? null : (
        <ExchangeDialog
          {...{ slug: exchange, token }}
          cards={cards.list}
          onDone={() => setSearch(searchOf('', 'contacts'), { replace: true })}
          onClose={() => setSearch(searchOf(address.card, view), { replace: true })}
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

function useCreate(onCreated: (card: Card) => void) {
  const { run, isBusy } = useAction(mutations.create);
  const [key, setKey] = useState(newIdemKey);
  const [problem, setProblem] = useState('');

  async function create(): Promise<void> {
    setProblem('');
    const outcome = await run(key);
    if (outcome === null) return;
    if (!outcome.ok) {
      setProblem(outcome.error.message);
      return;
    }
    setKey(newIdemKey());
    onCreated(outcome.value);
  }

  return { isBusy, problem, create: () => void create() };
}
