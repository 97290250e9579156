import type { CallError } from '#web/lib/call/call-error.ts';

/** How long until another code may be asked for, where the server says so. */
export function waitSeconds({ details }: CallError): number | undefined {
  const { waitSeconds: seconds } = details;
  return typeof seconds === 'number' ? seconds : undefined;
}
