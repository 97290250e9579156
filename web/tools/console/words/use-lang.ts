import { type RefCallback, useEffect, useState } from 'react';
import { langOf } from './language.ts';
import { useSpeech } from './words.ts';

/** For an element whose control hands on no such attribute: what it says is read aloud in the language that is spoken. */
export function useLang(): RefCallback<HTMLElement> {
  const { language } = useSpeech();
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => element?.setAttribute('lang', langOf(language)), [element, language]);
  return setElement;
}
