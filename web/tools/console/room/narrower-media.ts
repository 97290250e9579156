const WIDTHS = /(\b(?:min-width|max-width)\s*:\s*|\bwidth\s*[<>]=?\s*)(\d+(?:\.\d+)?)(px|em)/g;

/** The media condition that is true when this one would be true of a window narrower by so much. */
export function narrowed(media: string, by: number): string {
  return media.replace(WIDTHS, (_all, name: string, width: string, unit: string) =>
    unit === 'px' ? `${name}${Number(width) + by}px` : `${name}calc(${width}em + ${by}px)`,
  );
}

/** What a rule says for the whole window. */
const whole = new WeakMap<CSSMediaRule, string>();

function narrowRules(rules: CSSRuleList, by: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const media = whole.get(rule) ?? rule.media.mediaText;
      whole.set(rule, media);
      const wanted = narrowed(media, by);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) narrowRules(rule.cssRules, by);
  }
}

function narrowSheets(by: number): void {
  for (const sheet of document.styleSheets) {
    try {
      narrowRules(sheet.cssRules, by);
    } catch {
      // One of another origin, an extension's: nobody may read it, and no page of ours is made with it.
    }
  }
}

/**
 * Makes every style sheet, those that come later too, ask for the width of the page instead of that of the window,
 * until the answered function is called: nothing else tells a media query that the page has less than the window.
 */
export function narrowMedia(by: number): () => void {
  const narrow = () => narrowSheets(by);
  const watcher = new MutationObserver(narrow);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  // A linked sheet has no rules before it is there.
  document.addEventListener('load', narrow, true);
  narrow();
  return () => {
    watcher.disconnect();
    document.removeEventListener('load', narrow, true);
    narrowSheets(0);
  };
}
