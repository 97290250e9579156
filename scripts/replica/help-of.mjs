import { helpInLanguage } from '../setup/words/words.mjs';

export const EXIT_CODES =
  'Exit codes: 0 ok, 1 findings, 2 usage or configuration, 3 unreachable or not started, 4 our own error, 130 interrupted.';

/** What a command says of itself, by whichever name it was called. */
export function helpOf(called, { summary, flags }) {
  const options = Object.entries(flags).map(([flag, meaning]) => `  --${flag.padEnd(17)} ${meaning}`);
  return helpInLanguage(`${called}\n  ${summary}\n${options.join('\n')}\n\n${EXIT_CODES}`);
}
