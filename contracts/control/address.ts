export const CONTROL_PREFIX = '/__replica';
/** Names the private world in which a call acts. */
export const SANDBOX_HEADER = 'x-replica-sandbox';
/** Why there is no world to act in, in one word. */
export const REFUSAL_HEADER = 'x-replica-refusal';
/** Does so for a browser. */
export const SANDBOX_COOKIE = 'deskSandbox';
/** Carries the key of who presents a demo, which its terminal shows. */
export const PRESENTER_HEADER = 'x-replica-presenter';
