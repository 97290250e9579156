import { App } from 'antd';
import { useRef, useState } from 'react';
import { countingWord } from '#contracts/rules/print/counting-word.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { upTo } from '#web/lib/breakpoints.ts';
import { shows } from '#web/lib/shows.ts';
import { useMedia } from '#web/lib/use-media.ts';
import type { GoodsFor, GoodsOffer } from '../api.ts';
import { announcement } from '../model/announcement.ts';
import { beginningWith, firstChoice, isSpec, type Wish } from '../model/publication-choice.ts';
import { AddBar } from './add-bar.tsx';
import styles from './add-form.module.css';
import { AddSummary } from './add-summary.tsx';
import { BookStage } from './book-stage.tsx';
import { ChoiceFacts } from './choice-facts.tsx';
import { focusBlocker } from './focus-blocker.ts';
import { GoodsChoice } from './goods-choice.tsx';
import { OptionSteps } from './option-steps.tsx';
import { PreflightNotice } from './preflight-notice.tsx';
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
  const steps = useRef<HTMLDivElement>(null);
  const { message } = App.useApp();
  const [isAccepted, setIsAccepted] = useState(data.preflight.level !== 'error');
  const isNarrow = useMedia(upTo('tablet'));
  const { editor, snapshot } = usePublicationChoice(
    data,
    () => firstChoice(data, firstOffer),
    // The bar shows a refusal itself; a missing price is said once, as in the dialog.
    {
      onFailure: (text) => void message.open({ key: FAILURE_KEY, type: 'error', content: text }),
      onMended: () => message.destroy(FAILURE_KEY),
    },
  );
  const { publication, preflight, specs } = data;
  const { add, buy, busy, added } = useAdding(editor, publication);
  const { goodsID: chosenID, line, moved, blocker, countText, remark } = snapshot;
  const [last] = data.lastSpec;
  const isChosen = (spec: { goodsID: string; cnums: string }) => isSpec(snapshot, spec);
  const offerOf = (goodsID: string) => data.goods.find(({ ID }) => ID === goodsID);
  const offer = offerOf(chosenID) ?? firstOffer;
  const facts = <ChoiceFacts data={data} offer={offer} snapshot={snapshot} editor={editor} />;

  function take(goodsID: string, wish: Partial<Wish>): void {
    const wanted = offerOf(goodsID);
    if (wanted !== undefined) editor.show(beginningWith(data, wanted, { countText, remark, ...wish }));
  }

  function showObstacle(): void {
    const accept = place.current?.querySelector<HTMLElement>('[data-accept]');
    if (isAccepted || !accept) focusBlocker(place.current, blocker);
    else accept.focus();
  }

  function showSteps(): void {
    steps.current?.scrollIntoView({ block: 'start' });
    steps.current?.querySelector<HTMLElement>('input[tabindex="0"]')?.focus({ preventScroll: true });
  }

  return (
    <div ref={place}>
      <div className={styles.columns}>
        <div
          className={styles.main}
          {...shows('ShoppingServiceMag.getGoodsFor', 'ShoppingServiceMag.getPriceList')}
        >
          <BookStage publication={publication} preflight={preflight} line={line} />
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
            <div ref={steps} className={styles.steps}>
              <OptionSteps snapshot={snapshot} editor={editor} />
            </div>
          </Sheet>
        </div>
        <aside className={styles.aside} aria-label="价格">
          <AddSummary
            goodsName={offer.name}
            showPageNum={publication.showPageNum}
            snapshot={snapshot}
            editor={editor}
            onChange={showSteps}
          >
            {isNarrow ? facts : null}
          </AddSummary>
          <AddBar
            snapshot={snapshot}
            editor={editor}
            word={countingWord(offer.name)}
            obstacle={isAccepted ? '' : ACCEPT_FIRST}
            notice={announcement(moved)}
            busy={busy}
            added={added}
            onBlocked={showObstacle}
            onAdd={() => void add()}
            onBuy={() => void buy()}
          >
            {isNarrow ? null : facts}
          </AddBar>
        </aside>
      </div>
    </div>
  );
}
