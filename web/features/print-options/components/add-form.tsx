import { App } from 'antd';
import { useRef, useState } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import { shows } from '#web/lib/shows.ts';
import type { GoodsFor, GoodsOffer } from '../api.ts';
import { announcement } from '../model/announcement.ts';
import { beginningWith, firstChoice, isSpec, type Wish } from '../model/publication-choice.ts';
import { AddBar } from './add-bar.tsx';
import styles from './add-form.module.css';
import { focusBlocker } from './focus-blocker.ts';
import { GoodsChoice } from './goods-choice.tsx';
import { OptionSteps } from './option-steps.tsx';
import { PagesText } from './pages-text.tsx';
import { PreflightNotice } from './preflight-notice.tsx';
import { PriceRungs } from './price-rungs.tsx';
import { PublicationHead } from './publication-head.tsx';
import { ReadySpecs } from './ready-specs.tsx';
import { useAdding } from './use-adding.tsx';
import { usePublicationChoice } from './use-publication-choice.ts';

interface AddFormProps {
  readonly data: GoodsFor;
  readonly offer: GoodsOffer;
}

const FAILURE_KEY = 'add-shopping';
const ACCEPT_FIRST = '请先查看预检错误，点「知晓并继续」';

/** Everything between the publication and the cart: specification, goods, options, price. */
export function AddForm({ data, offer: firstOffer }: AddFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { message } = App.useApp();
  const [isAccepted, setIsAccepted] = useState(data.preflight.level !== 'error');
  const { editor, snapshot } = usePublicationChoice(
    () => firstChoice(data, firstOffer),
    // The bar shows a refusal itself; a missing price is said once, as in the dialog.
    {
      onFailure: (text) => void message.open({ key: FAILURE_KEY, type: 'error', content: text }),
      onMended: () => message.destroy(FAILURE_KEY),
    },
  );
  const { publication, preflight, specs } = data;
  const { add, buy, busy, added } = useAdding(editor, publication);
  const { goodsID: chosenID, moved, blocker, countText, remark } = snapshot;
  const [last] = data.lastSpec;
  const isChosen = (spec: { goodsID: string; cnums: string }) => isSpec(snapshot, spec);
  const offerOf = (goodsID: string) => data.goods.find(({ ID }) => ID === goodsID);

  function take(goodsID: string, wish: Partial<Wish>): void {
    const offer = offerOf(goodsID);
    if (offer !== undefined) editor.show(beginningWith(data, offer, { countText, remark, ...wish }));
  }

  function showObstacle(): void {
    const accept = place.current?.querySelector<HTMLElement>('[data-accept]');
    if (isAccepted || !accept) focusBlocker(place.current, blocker);
    else accept.focus();
  }

  return (
    <div ref={place}>
      <div className={styles.columns}>
        <div
          className={styles.main}
          {...shows('ShoppingServiceMag.getGoodsFor', 'ShoppingServiceMag.getPriceList')}
        >
          <PublicationHead publication={publication} preflight={preflight} />
          <PreflightNotice
            preflight={preflight}
            isAccepted={isAccepted}
            onAccept={() => setIsAccepted(true)}
          />
          <ReadySpecs
            specs={specs}
            chosen={specs.find(isChosen)?.key ?? null}
            hasLast={last !== undefined}
            isLastChosen={last !== undefined && isChosen(last)}
            onChoose={({ goodsID, cnums }) => take(goodsID, { cnums })}
            onChooseLast={() => {
              if (last === undefined) return;
              const { goodsID, cnums, count, remarkinfo } = last;
              take(goodsID, { cnums, countText: String(count), remark: remarkinfo });
            }}
          />
          <GoodsChoice data={data} chosenID={chosenID} onChoose={({ ID }) => take(ID, {})} />
          <Sheet title="印刷选项">
            <div className={styles.steps}>
              <OptionSteps snapshot={snapshot} editor={editor} />
            </div>
          </Sheet>
        </div>
        <aside className={styles.aside} aria-label="价格">
          <Sheet>
            <h2 className={styles.goods}>{offerOf(chosenID)?.name}</h2>
            <p className={styles.pages}>
              <PagesText
                snapshot={snapshot}
                showPageNum={publication.showPageNum}
                onRestore={editor.restorePages}
              />
            </p>
            <PriceRungs snapshot={snapshot} editor={editor} />
          </Sheet>
        </aside>
      </div>
      <AddBar
        snapshot={snapshot}
        obstacle={isAccepted ? '' : ACCEPT_FIRST}
        notice={announcement(moved)}
        busy={busy}
        added={added}
        onRetryPrice={editor.retryPrice}
        onBlocked={showObstacle}
        onAdd={() => void add()}
        onBuy={() => void buy()}
      />
    </div>
  );
}
