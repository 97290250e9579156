import { type RefObject, useLayoutEffect } from 'react';

/** What says by its first words what it is about. */
const HEAD = 'h1, h2, h3, article';
const LOADING = '[aria-label^="正在加载"]';

/** A place in the page that outlives what stands in it: what it is in, and what comes before it there. */
interface Spot {
  readonly element: Element;
  readonly before: Element | null;
}

/** The wait after 重试 was pressed in a panel that has left the page; there is one focus, so there is one wait. */
let waiting: { readonly isOn: () => boolean; readonly end: () => void } | null = null;

function pathTo(panel: Element): readonly Spot[] {
  const path: Spot[] = [];
  for (let each: Element | null = panel; each !== null && each !== document.body; each = each.parentElement) {
    path.push({ element: each, before: each.previousElementSibling });
  }
  return path;
}

/** Only for as long as it has the focus: what is no control is nothing to come back to. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.dataset.arrived = '';
    element.addEventListener(
      'blur',
      () => {
        element.removeAttribute('tabindex');
        delete element.dataset.arrived;
      },
      { once: true },
    );
  }
  element.focus({ preventScroll: true });
}

/** The head of what came, or what came where it has none. */
function goOn(first: HTMLElement): void {
  for (let each: Element | null = first; each !== null; each = each.nextElementSibling) {
    const head = each.matches(HEAD) ? each : each.querySelector(HEAD);
    if (head instanceof HTMLElement) {
      focusOnce(head);
      return;
    }
  }
  focusOnce(first);
}

function waitIn(path: readonly Spot[]): void {
  waiting?.end();
  const depth = path.findIndex(({ element }) => element.isConnected);
  const [home, gone] = [path[depth]?.element, path[depth - 1]];
  if (home === undefined || gone === undefined || document.activeElement !== document.body) return;
  const rest = home.closest<HTMLElement>('[tabindex]');

  const isOn = () =>
    home.isConnected && (document.activeElement === rest || document.activeElement === document.body);
  function look(): void {
    const before = gone?.before?.isConnected ? gone.before : null;
    // Where nothing comes, what stands before it is what it was about.
    const first = before === null ? home?.firstElementChild : (before.nextElementSibling ?? before);
    if (!isOn()) waiting?.end();
    else if (first instanceof HTMLElement && !first.matches(LOADING) && !first.querySelector(LOADING)) {
      waiting?.end();
      goOn(first);
    }
  }
  const observer = new MutationObserver(look);
  waiting = {
    isOn,
    end() {
      observer.disconnect();
      waiting = null;
    },
  };
  observer.observe(home, { childList: true, subtree: true });
  rest?.focus({ preventScroll: true });
  look();
}

/**
 * The button that was pressed goes with the panel it stands in. The focus then waits where the panel was, and goes on
 * to what comes there, or back to the button if that is the same panel once more: never to the page as a whole.
 */
export function useFocusGoesOn(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    if (waiting?.isOn()) {
      waiting.end();
      element.querySelector('button')?.focus();
    }
    return () => {
      if (!element.contains(document.activeElement)) return;
      const path = pathTo(element);
      // It is still there: it leaves the page in the same turn.
      queueMicrotask(() => waitIn(path));
    };
  }, [panel]);
}
