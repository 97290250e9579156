/** What a user may ask an agent for, in the words that lead to it. */
import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js';
import { ERROR_CATALOGUE } from '#server/replica/error-catalogue.ts';
import { UsageError } from '../cli/flags.ts';

const NAME = 'make_this_screen_fail';

/** Each of them adds a fault, so that a server that only reads has none. */
export const PROMPTS: readonly Prompt[] = [
  {
    name: NAME,
    title: 'Make this screen fail',
    description: 'Makes a call of one screen fail and says what the user reads then.',
    arguments: [
      { name: 'screen', description: 'Its address or title, such as /manager/shopping/cart', required: true },
      {
        name: 'failure',
        description: 'What should go wrong, such as "the save is refused"; each call in turn without it',
      },
    ],
  },
];

export function promptOf(name: string, { screen, failure }: Record<string, string> = {}): GetPromptResult {
  if (name !== NAME) throw new UsageError(`There is no prompt "${name}". Did you mean "${NAME}"?`);
  if (!screen) throw new UsageError('screen is missing.');
  const text = `Make the screen ${screen} fail${failure ? `: ${failure}` : ', one of its calls after the other'}.

1. Create a private world with post_sandboxes_name and pass its name as sandbox from here on. Open the screen there (header
   x-replica-sandbox or cookie deskSandbox), logged in with the token of post_personas_account_login.
2. get_journal shows which calls the screen makes.
3. Where a row of the error catalogue fits, use post_error_catalogue_name; otherwise post_faults with the operation, a kind
   (status, business-failure, code, cut, hang, delay …) and times: 1.
4. Load the screen again or repeat the step, and read what it shows. why_did_this_fail tells what the replica answered, and why.
5. Report for each failure: the call, what the user reads, and whether trying again helps. Then delete_sandboxes_name.

Error catalogue:
${ERROR_CATALOGUE.map(({ name: row, situation, productText }) => `- ${row}: ${situation}${productText ? `, reads ${productText}` : ''}`).join('\n')}`;
  return {
    description: `Make ${screen} fail`,
    messages: [{ role: 'user', content: { type: 'text', text } }],
  };
}
