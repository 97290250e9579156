import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { followPage } from '../../follow-page.ts';
import { useWords } from '../words/words.ts';
import { certaintyOf } from './certainty.ts';
import styles from './origin-overlay.module.css';
import { type Pointed, setOrigin, useOrigin } from './origin-store.ts';
import { type Frame, placeFrames } from './region-frames.ts';
import { type Region, regionElementAt } from './screen-regions.ts';
import { useRegions } from './use-regions.ts';

/** Beside the body and not in it, because whoever watches the page for changes must not see this one move. */
function useLayer(): HTMLElement {
  const [layer] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    layer.className = styles.layer ?? '';
    layer.setAttribute('aria-hidden', 'true');
    layer.dataset.origin = 'layer';
    document.documentElement.append(layer);
    return () => layer.remove();
  }, [layer]);
  return layer;
}

/** Pointing at a region of the page, or moving the focus into one, points at it in the list as well. */
function usePointing(regions: readonly Region[]): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    const point = ({ target }: Event) => {
      const element = regionElementAt(target);
      if (element === last) return;
      last = element;
      const region = regions.find((one) => one.element === element);
      setOrigin({ pointed: region ? { element: region.element, operations: region.operations } : null });
    };
    document.addEventListener('pointerover', point, { passive: true });
    document.addEventListener('focusin', point);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
    };
  }, [regions]);
}

function isPointed({ element, operations }: Region, pointed: Pointed | null): boolean {
  if (pointed === null) return false;
  return 'element' in pointed ? pointed.element === element : operations.includes(pointed.operation);
}

/** The name in short while nobody asks: the method alone, and how many more there are. */
function TagText({ operations, isFull }: Pick<Region, 'operations'> & { readonly isFull: boolean }) {
  const { word } = useWords().frame.provenance;
  const shown = isFull ? operations : operations.slice(0, 1);
  const more = operations.length - shown.length;
  return shown.map((operation) => (
    <span key={operation} className={styles.line}>
      <b>{word[certaintyOf(operation)]}</b>
      {isFull ? operation : operation.split('.').at(-1)}
      {more > 0 ? <span className={styles.more}>+{more}</span> : null}
    </span>
  ));
}

/** A frame and a tag around every region of the screen, by what it rests on (来源标注). They are never in the way. */
export function OriginOverlay() {
  const regions = useRegions();
  const { onlyUncertain, pointed } = useOrigin();
  const layer = useLayer();
  const elements = useRef(new Map<Region, { frame: HTMLElement; tag: HTMLElement }>());
  usePointing(regions);
  const shown = regions.filter(({ certainty }) => !onlyUncertain || certainty !== 'documented');

  // After every drawing, because a tag that says more is wider.
  useLayoutEffect(() => placeFrames(framesOf(elements.current, shown)));
  useEffect(
    () => followPage(() => placeFrames(framesOf(elements.current, [...elements.current.keys()]))),
    [],
  );

  return createPortal(
    shown.map((region) => {
      const isFull = isPointed(region, pointed);
      const looks = { className: styles.frame, 'data-certainty': region.certainty, 'data-pointed': isFull };
      return (
        <div key={keyOf(region.element)} data-operations={region.operations.join(' ')}>
          <div {...looks} ref={keep('frame', region)} />
          <div {...looks} className={styles.tag} ref={keep('tag', region)}>
            <TagText operations={region.operations} isFull={isFull} />
          </div>
        </div>
      );
    }),
    layer,
  );

  function keep(part: 'frame' | 'tag', region: Region) {
    return (element: HTMLElement | null) => {
      if (element === null) {
        elements.current.delete(region);
        return;
      }
      const known = elements.current.get(region) ?? { frame: element, tag: element };
      elements.current.set(region, { ...known, [part]: element });
    };
  }
}

function framesOf(elements: ReadonlyMap<Region, Omit<Frame, 'region'>>, regions: readonly Region[]): Frame[] {
  return regions.flatMap((region) => {
    const drawn = elements.get(region);
    return drawn ? [{ region, ...drawn }] : [];
  });
}

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

function keyOf(element: HTMLElement): number {
  const known = keys.get(element);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(element, lastKey);
  return lastKey;
}
