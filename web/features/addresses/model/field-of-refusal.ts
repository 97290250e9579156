import type { CallError } from '#web/lib/call/call-error.ts';

/** The field at which a save was refused; the codes are those of the region, which begins with the province. */
export function fieldOfRefusal({ reason }: CallError): string {
  return reason === 'bad-codes' ? 'province' : reason.replace('bad-', '');
}
