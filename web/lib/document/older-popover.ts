/**
 * What the pages use of the Popover API, for browsers that lack it: an opener with `popovertarget` shows and hides, a
 * press outside and Esc hide, `toggle` tells. Base.css hides what is closed.
 */
const OPEN = 'data-popover-open';

const opened = () => document.querySelectorAll<HTMLElement>(`[${OPEN}]`);

function set(popover: HTMLElement, isOpen: boolean): void {
  if (popover.hasAttribute(OPEN) === isOpen) return;
  popover.toggleAttribute(OPEN, isOpen);
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
  popover.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
}

/** After everything that listens to the press itself, as a browser does it. */
function onClick({ target, defaultPrevented }: MouseEvent): void {
  if (!(target instanceof Element) || defaultPrevented) return;
  const opener = target.closest('[popovertarget]');
  const wanted = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  for (const popover of opened()) {
    if (popover !== wanted && !popover.contains(target)) set(popover, false);
  }
  if (wanted !== null) set(wanted, !wanted.hasAttribute(OPEN));
}

export function bringPopover(): void {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      set(this, true);
    },
    hidePopover(this: HTMLElement) {
      set(this, false);
    },
  });
  window.addEventListener('click', onClick);
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const popover of opened()) set(popover, false);
  });
}
