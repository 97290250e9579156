/**
 * The oldest browsers that the pages work in: WeChat's own window on Android, phones and Macs two systems old, the last
 * Firefox for Windows 7. The build lowers to them, and "npm run check -- --only browsers" holds what it made against them.
 */
export const BROWSER_FLOOR = { chrome: 107, safari: 16.4, firefox: 115 } as const;

/** In the words of Vite. */
export const BUILD_TARGET = Object.entries({ ...BROWSER_FLOOR, ios: BROWSER_FLOOR.safari }).map(
  ([browser, version]) => `${browser}${version}`,
);

/** What each of them reads of the language; the rest of it they have in part. */
export const LANGUAGE_FLOOR = 2022;
