/** Of many side by side, the one that is shown. */
const SHOWN = '[aria-current="page"]';
const STOPS = '[tabindex="0"], button:not([disabled], [tabindex="-1"]), input, a[href]';

/** The focus goes to the next of the head, the page, what is said of it and the strip of pages, past all that is in them. */
export function focusNextPart(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].flatMap((part) => {
    const stop = part.matches('[tabindex]')
      ? part
      : (part.querySelector<HTMLElement>(SHOWN) ?? part.querySelector<HTMLElement>(STOPS));
    return stop ? [{ part, stop }] : [];
  });
  const at = parts.findIndex(({ part }) => part.contains(document.activeElement));
  parts[(at + 1) % parts.length]?.stop.focus();
}
