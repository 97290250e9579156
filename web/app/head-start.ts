/**
 * Asks while the scripts of the page are still on their way: on a phone the answers are there before they are. It runs
 * by itself ahead of everything, so it imports next to nothing.
 */

import { tokenStore } from '#web/lib/session/token.ts';
import { askAhead } from '#web/lib/wire/ask-ahead.ts';
import { signSecret } from '#web/lib/wire/sign-secret.ts';

// A call that is signed waits for the one who signs.
if (signSecret() === '') askAhead(tokenStore.read(), location);
