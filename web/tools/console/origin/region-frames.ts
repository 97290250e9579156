import { isVisible } from '../is-visible.ts';
import { type Box, besideBar, overlap, spread, tagPlace } from './place-frames.ts';
import { type Region, topDialog } from './screen-regions.ts';

/** What is drawn for one region. */
export interface Frame {
  readonly region: Region;
  readonly frame: HTMLElement;
  readonly tag: HTMLElement;
}

const MARGIN = 3;

/** What can be seen of a region now. */
function inSight(region: Region, bars: ReadonlyMap<Element, Box>, dialog: Element | null): Box | null {
  const { element, scrollers, pinnedTo } = region;
  if (region.dialog !== dialog || !isVisible(element)) return null;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  let box = overlap(element.getBoundingClientRect(), screen);
  for (const scroller of scrollers) box &&= overlap(box, scroller.getBoundingClientRect());
  if (pinnedTo !== null) return box && around(box);
  for (const bar of bars.values()) box &&= besideBar(box, bar, { width: innerWidth, height: innerHeight });
  return box && around(box);
}

/** A little outside, so that a line does not run through what touches the edge of its region. */
function around({ left, top, right, bottom }: Box): Box | null {
  const wider = { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
  return overlap(wider, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
}

function put(element: HTMLElement, place: { readonly left: number; readonly top: number } | null): void {
  element.style.visibility = place === null ? 'hidden' : 'visible';
  if (place !== null) element.style.transform = `translate(${place.left}px, ${place.top}px)`;
}

/** Draws every frame where its region is: all is measured first and then written, so the page is laid out once. */
export function placeFrames(frames: readonly Frame[]): void {
  const dialog = topDialog();
  const bars = new Map<Element, Box>();
  for (const { region } of frames) {
    if (region.pinnedTo !== null && region.dialog === dialog) {
      bars.set(region.pinnedTo, region.pinnedTo.getBoundingClientRect());
    }
  }
  const boxes = frames.map(({ region }) => inSight(region, bars, dialog));
  const tags = frames.map(({ tag }) => ({ width: tag.offsetWidth, height: tag.offsetHeight }));
  const screen = { width: innerWidth, height: innerHeight };
  const seen = boxes.flatMap((box, place) => {
    const size = tags[place];
    return box === null || size === undefined ? [] : [{ place, ...size, ...tagPlace(box, size, screen) }];
  });
  const places = new Map(spread(seen).map((tag) => [tag.place, tag]));

  frames.forEach(({ frame, tag }, place) => {
    const box = boxes[place] ?? null;
    put(frame, box);
    put(tag, places.get(place) ?? null);
    if (box === null) return;
    frame.style.width = `${box.right - box.left}px`;
    frame.style.height = `${box.bottom - box.top}px`;
  });
}
