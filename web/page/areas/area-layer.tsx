import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { areaName, hrefOf } from '#contracts/rules/pages/areas/area-links.ts';
import type { HotArea } from '#contracts/rules/pages/document.ts';
import { AreaDialog } from './area-dialog.tsx';
import { AreaShape } from './area-shape.tsx';
import { numberOf, onPlainClick, pageHref } from './pressing.ts';

export { AreaWords } from './area-words.tsx';

interface AreaLayerProps {
  readonly areas: readonly HotArea[];
  readonly widthMm: number;
  readonly heightMm: number;
  readonly onGoTo: (page: number) => void;
}

const LAYER = { position: 'absolute', inset: 0, zIndex: 1, pointerEvents: 'none' } as const;
const TOUCHABLE = { cursor: 'pointer', outline: 'none' } as const;

/** The hot areas of a page (热区), above everything else of it: real links and buttons, in their order. */
export function AreaLayer({ areas, widthMm, heightMm, onGoTo }: AreaLayerProps) {
  const [open, setOpen] = useState<HotArea | null>(null);
  return (
    <>
      <svg width="100%" height="100%" viewBox={`0 0 ${widthMm} ${heightMm}`} style={LAYER}>
        <title>热区</title>
        {areas.map((area) => (
          <Area key={area.id} area={area} onGoTo={onGoTo} onOpen={setOpen} />
        ))}
      </svg>
      {open ? createPortal(<AreaDialog area={open} onClose={() => setOpen(null)} />, document.body) : null}
    </>
  );
}

interface AreaProps {
  readonly area: HotArea;
  readonly onGoTo: (page: number) => void;
  readonly onOpen: (area: HotArea) => void;
}

/** Asked once more here, however it was stored: what leads nowhere, or where nothing may lead, is not there. */
function Area({ area, onGoTo, onOpen }: AreaProps) {
  const { target } = area;
  const [isTouched, setIsTouched] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const no = target.to === 'page' ? (target.no ?? null) : null;
  const name = areaName(area, no);
  const common = {
    'aria-label': name,
    style: TOUCHABLE,
    'data-press': numberOf(area),
    onPointerEnter: () => setIsTouched(true),
    onPointerLeave: () => setIsTouched(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
  const drawn = (
    <>
      <title>{name}</title>
      <AreaShape area={area} isTouched={isTouched} isFocused={isFocused} />
    </>
  );

  if (target.to === 'picture' || target.to === 'text') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a drawing has no button of its own
      <g
        {...common}
        role="button"
        tabIndex={0}
        aria-haspopup="dialog"
        onClick={() => onOpen(area)}
        onKeyDown={onPressKey}
      >
        {drawn}
      </g>
    );
  }
  if (target.to === 'page') {
    if (no === null) return null;
    return (
      <a {...common} href={pageHref(no)} onClick={(event) => onPlainClick(event, () => onGoTo(no))}>
        {drawn}
      </a>
    );
  }
  const href = hrefOf(target);
  if (href === null) return null;
  const leaves = target.to === 'address' || target.to === 'product';
  return (
    <a {...common} href={href} {...(leaves ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {drawn}
    </a>
  );
}

/** A drawing is no button to the browser, so a key makes the click. */
function onPressKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
