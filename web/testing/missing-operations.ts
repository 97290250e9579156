import { beforeEach, vi } from 'vitest';
import { createMissingOperations, missingOperations } from '#web/lib/call/missing-operations.ts';

/** Which calls are not there is known until the page is loaded anew, as it is for every test of the file. */
export function knowNothingMissingForEachTest(): void {
  beforeEach(() => {
    const { has, add, meet, seems, subscribe } = createMissingOperations();
    const spies = [
      vi.spyOn(missingOperations, 'has').mockImplementation(has),
      vi.spyOn(missingOperations, 'add').mockImplementation(add),
      vi.spyOn(missingOperations, 'meet').mockImplementation(meet),
      vi.spyOn(missingOperations, 'seems').mockImplementation(seems),
      vi.spyOn(missingOperations, 'subscribe').mockImplementation(subscribe),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  });
}
