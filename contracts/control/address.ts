export const CONTROL_PREFIX = '/__replica';
/** Names the private world in which a call acts. */
export const SANDBOX_HEADER = 'x-replica-sandbox';
/** Why there is no world to act in, in one word. */
export const REFUSAL_HEADER = 'x-replica-refusal';
/** Does so for a browser. */
export const SANDBOX_COOKIE = 'deskSandbox';
