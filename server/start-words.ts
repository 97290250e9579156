import { languageOf } from '#contracts/language.mjs';

/** What says the sentences of a start in the language of whoever starts it (启动时的话); loaded for Chinese only. */
export async function sayingAtStart(env: NodeJS.ProcessEnv): Promise<(text: string) => string> {
  if (languageOf(env) === 'en') return (text) => text;
  const [{ speakerOf }, { STARTS }] = await Promise.all([
    import('#contracts/said/in-chinese.mjs'),
    import('#contracts/said/starts.mjs'),
  ]);
  return speakerOf(STARTS);
}
