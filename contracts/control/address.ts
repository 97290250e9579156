export const CONTROL_PREFIX = '/__replica';
/** Names the private world in which a call acts. */
export const SANDBOX_HEADER = 'x-replica-sandbox';
/** Does so for a browser. */
export const SANDBOX_COOKIE = 'deskSandbox';
