import { App } from 'antd';
import { copyText } from '#web/lib/document/copy-text.ts';
import { sentenceOf } from '../words/sentence-of.ts';
import { words } from '../words/words.ts';
import { type LinkStep, linkTo } from './link.ts';

/** Copies a link to this page with the steps; they may have to be asked for first. */
export function useCopyLink(): (
  steps: () => readonly LinkStep[] | Promise<readonly LinkStep[]>,
) => Promise<void> {
  const { message } = App.useApp();

  return async (steps) => {
    let link: string;
    try {
      link = linkTo(location.href, await steps());
    } catch (error) {
      void message.error(sentenceOf(error));
      return;
    }
    if (await copyText(link)) void message.success(words().frame.link.copied);
    else void message.info(link);
  };
}
