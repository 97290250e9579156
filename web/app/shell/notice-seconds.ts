/** How long a toast (轻提示) and a notification (通知) last: the interface defaults of the specification. */
export const TOAST_SECONDS = 3;
export const NOTIFICATION_SECONDS = 4.5;

/** How many characters are read in a second by those who read slowly. */
const READ_IN_A_SECOND = 6;
const LONGEST_SECONDS = 12;

/** Long words stay as long as they take to be read. */
export function toastSeconds(content: unknown): number {
  const length = typeof content === 'string' ? content.length : 0;
  return Math.min(Math.max(TOAST_SECONDS, length / READ_IN_A_SECOND), LONGEST_SECONDS);
}
