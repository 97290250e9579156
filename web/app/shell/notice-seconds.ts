/** How long a toast (轻提示) and a notification (通知) last: the interface defaults of the specification. */
export const TOAST_SECONDS = 3;
export const NOTIFICATION_SECONDS = 4.5;
