/** Checks documents one after another, beside the page's own thread. */
import { preflightOf } from '#contracts/rules/print/preflight/preflight.ts';
import type { Checked, ToCheck } from './preflight-checker.ts';

addEventListener('message', ({ data }: MessageEvent<ToCheck>) => {
  const checked: Checked = { no: data.no, findings: preflightOf(data.document, data.facts) };
  postMessage(checked);
});
