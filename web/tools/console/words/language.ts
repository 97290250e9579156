/** The languages of the console, each by its own name, as whoever wants it reads it. */
export const LANGUAGES = { zh: '中文', en: 'English' } as const;

export type Language = keyof typeof LANGUAGES;

const KEY = 'replicaLanguage';

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** As pages name it. */
export function langOf(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}

/** What was chosen in any tab; null where nobody chose, or the browser keeps nothing. */
function chosen(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Chinese of any kind is read as Chinese; whoever prefers anything else reads English. */
export function preferredLanguage(preferred: readonly string[]): Language {
  return /^zh\b/i.test(preferred[0] ?? '') ? 'zh' : 'en';
}

export function languageToSpeak(): Language {
  return chosen() ?? preferredLanguage(navigator.languages);
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // It is spoken all the same, as long as the page lives.
  }
}
