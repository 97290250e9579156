import { createStore, useStore } from '#web/lib/store.ts';
import { type Language, languageToSpeak, rememberLanguage } from './language.ts';
import type { Words } from './table.ts';

const TABLES: Readonly<Record<Language, () => Promise<Words>>> = {
  zh: async () => (await import('./zh/index.ts')).ZH,
  en: async () => (await import('./en/index.ts')).EN,
};

interface Speech {
  readonly language: Language;
  readonly words: Words;
}

const speech = createStore<Speech | null>(null);

/** Brings the words of a language, which is then spoken. Nothing of the console is drawn before its first. */
export async function speak(language: Language = languageToSpeak()): Promise<void> {
  speech.set({ language, words: await TABLES[language]() });
}

/** The same for whoever chose it, and from now on. */
export async function choose(language: Language): Promise<void> {
  await speak(language);
  rememberLanguage(language);
}

function spoken(of: Speech | null): Speech {
  if (of === null) throw new Error('The console has no words yet: speak() comes first.');
  return of;
}

/** The words for what is said once, outside of what is drawn. */
export function words(): Words {
  return spoken(speech.get()).words;
}

export function useSpeech(): Speech {
  return spoken(useStore(speech));
}

export function useWords(): Words {
  return useSpeech().words;
}

/** The word of a table for a key that the server sent; what it does not know stands for itself. */
export function wordOf(table: Readonly<Record<string, string>>, key: string, otherwise = key): string {
  return Object.hasOwn(table, key) ? (table[key] ?? otherwise) : otherwise;
}
