import { App } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { copiesText, countingWord } from '#contracts/rules/print/counting-word.ts';
import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor, GoodsOffer } from '#web/features/print-options/api.ts';
import { boughtLineOf } from '#web/features/print-options/bought-line.ts';
import { announcement } from '#web/features/print-options/model/announcement.ts';
import type { ChoiceEditor } from '#web/features/print-options/model/choice-editor.ts';
import { countOf } from '#web/features/print-options/model/draft.ts';
import type { ChoiceSnapshot } from '#web/features/print-options/model/editor-snapshot.ts';
import {
  beginningWith,
  choiceAgain,
  firstChoice,
  isSpec,
  type Wish,
} from '#web/features/print-options/model/publication-choice.ts';
import { Column, Stack } from '#web/kit/layout/shapes.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { shows } from '#web/lib/shows.ts';
import { ChoiceFacts } from '../choice-facts.tsx';
import { focusBlocker } from '../focus-blocker.ts';
import { OptionSteps } from '../option-steps.tsx';
import { PreflightNotice } from '../preflight/preflight-notice.tsx';
import { AddBar } from './add-bar.tsx';
import styles from './add-form.module.css';
import { AddSummary } from './add-summary.tsx';
import { BookStage } from './book-stage.tsx';
import { GoodsChoice } from './goods-choice.tsx';
import { ReadySpecs } from './ready-specs.tsx';
import { useAdding } from './use-adding.tsx';
import { usePublicationChoice } from './use-publication-choice.ts';

interface ChoiceNow {
  readonly snapshot: ChoiceSnapshot;
  readonly editor: ChoiceEditor;
}

interface AddFormProps {
  readonly data: GoodsFor;
  readonly offer: GoodsOffer;
  /** What else there is to see of the choice, below the options. */
  readonly children?: (now: ChoiceNow) => ReactNode;
}

const FAILURE_KEY = 'add-shopping';
const ACCEPT_FIRST = '请先查看预检错误，点「知晓并继续」';

/** Other goods and another quantity are no small thing to change with one tap. */
function tookWords({ goodsName, count }: { goodsName: string; count: number }): string {
  return `已换成上次的规格：${goodsName}，${copiesText(count, goodsName)}`;
}

/** Everything between the publication and the cart: specification, goods, options, price. */
export function AddForm({ data, offer: firstOffer, children }: AddFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const steps = useRef<HTMLDivElement>(null);
  const { message } = App.useApp();
  const [before] = useState(() => boughtLineOf(data.publication.ID));
  const [isAccepted, setIsAccepted] = useState(data.preflight.level !== 'error');
  const [hasTakenLast, setHasTakenLast] = useState(false);
  const isNarrow = useMedia(upTo('tablet'));
  const { editor, snapshot } = usePublicationChoice(
    data,
    () => (before && choiceAgain(data, before)) ?? firstChoice(data, firstOffer),
    // A missing price is said once, as in the dialog; a refusal of the cart stands in the bar and nowhere else.
    {
      onFailure: (text) => void message.open({ key: FAILURE_KEY, type: 'error', content: text }),
      onMended: () => message.destroy(FAILURE_KEY),
    },
  );
  const { publication, preflight, specs } = data;
  const { add, buy, busy, added } = useAdding(editor, {
    publicationID: publication.ID,
    isKnown: isAccepted && preflight.level === 'error',
  });
  const { goodsID: chosenID, line, moved, blocker, countText, remark } = snapshot;
  const [lastSpec] = data.lastSpec;
  const checked = countOf(snapshot);
  // While a quantity is typed anew, prices stand as they were, and the page with them.
  const [count, setCount] = useState(1);
  if (checked.kind === 'done' && checked.value !== count) setCount(checked.value);
  const isChosen = (spec: { goodsID: string; cnums: string }) => isSpec(snapshot, spec);
  const offerOf = (goodsID: string) => data.goods.find(({ ID }) => ID === goodsID);
  const offer = offerOf(chosenID) ?? firstOffer;
  const last = lastSpec && {
    goodsName: offerOf(lastSpec.goodsID)?.name ?? '',
    count: lastSpec.count,
    isChosen: isChosen(lastSpec),
  };
  const facts = <ChoiceFacts data={data} offer={offer} snapshot={snapshot} editor={editor} />;

  function take(goodsID: string, wish: Partial<Wish>): void {
    const wanted = offerOf(goodsID);
    if (wanted !== undefined) editor.show(beginningWith(data, wanted, { countText, remark, ...wish }));
  }

  function takePadded({ pages, goodsID, cnums }: NonNullable<GoodsFor['specs'][number]['padded']>): void {
    const pagesNum = String(publication.pageNum + pages);
    const wanted = choiceAgain(data, { goodsID, cnums, count: countText, pagesNum, remarkinfo: remark });
    if (wanted !== null) editor.show(wanted);
  }

  function takeLast(): void {
    if (lastSpec === undefined) return;
    const { goodsID, cnums, count, remarkinfo } = lastSpec;
    take(goodsID, { cnums, countText: String(count), remark: remarkinfo });
    setHasTakenLast(true);
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

  const summary = (
    <AddSummary
      goodsName={offer.name}
      showPageNum={publication.showPageNum}
      snapshot={snapshot}
      editor={editor}
      onChange={showSteps}
    >
      {isNarrow ? facts : null}
    </AddSummary>
  );

  return (
    <div ref={place}>
      <Stack gap={24} align="start" className={styles.columns}>
        <Stack gap={16} {...shows('ShoppingServiceMag.getGoodsFor', 'ShoppingServiceMag.getPriceList')}>
          <BookStage publication={publication} preflight={preflight} line={line} />
          <PreflightNotice
            publicationID={publication.ID}
            preflight={preflight}
            isAccepted={isAccepted}
            onAccept={() => setIsAccepted(true)}
          />
          <ReadySpecs
            data={data}
            count={count}
            chosen={specs.find(isChosen)?.key ?? null}
            last={last}
            onChoose={({ goodsID, cnums }) => take(goodsID, { cnums })}
            onChooseLast={takeLast}
            onPad={takePadded}
          />
          <GoodsChoice data={data} chosenID={chosenID} count={count} onChoose={({ ID }) => take(ID, {})} />
          <Sheet title="印刷选项">
            <Stack ref={steps} gap={24} className={styles.steps}>
              <OptionSteps snapshot={snapshot} editor={editor} />
            </Stack>
          </Sheet>
          {children?.({ snapshot, editor })}
        </Stack>
        <Column as="aside" ground="sheet" radius="sheet" className={styles.aside} aria-label="价格">
          {isNarrow ? summary : null}
          <AddBar
            snapshot={snapshot}
            editor={editor}
            word={countingWord(offer.name)}
            obstacle={isAccepted ? '' : ACCEPT_FIRST}
            notice={announcement(moved) || (hasTakenLast && last?.isChosen ? tookWords(last) : '')}
            busy={busy}
            added={added}
            bought={before}
            onBlocked={showObstacle}
            onAdd={() => void add()}
            onBuy={() => void buy()}
          >
            {isNarrow ? null : facts}
          </AddBar>
          {isNarrow ? null : summary}
        </Column>
      </Stack>
    </div>
  );
}
