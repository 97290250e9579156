const SHARE = /(?<![\w.-])([\d.]{1,8})dvh(?![\w-])/g;

/**
 * Shares of the window's height as it is at the moment, with the bars of a phone's browser or without. The oldest
 * browsers know only the height without them: the style sheet of all pages says which of the two `--dvh` is.
 */
export function withWindowHeights(css: string): string {
  return css.replace(SHARE, (_, share: string) =>
    share === '1' ? `${share}dvh` : `calc(${share} * var(--dvh, 1vh))`,
  );
}
