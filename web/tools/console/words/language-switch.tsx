import { App, Button } from 'antd';
import { LANGUAGES, langOf } from './language.ts';
import { sentenceOf } from './sentence-of.ts';
import { choose, useSpeech } from './words.ts';

/** The other language, by its own name, because whoever wants it may not read this one. */
export function LanguageSwitch() {
  const { message } = App.useApp();
  const { language } = useSpeech();
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <Button
      type="link"
      size="small"
      lang={langOf(other)}
      onClick={() => void choose(other).catch((error) => message.error(sentenceOf(error)))}
    >
      {LANGUAGES[other]}
    </Button>
  );
}
