import type { ComponentType } from 'react';
import { beforeEach } from 'vitest';
import { type AttachedTools, attachTools, NO_TOOLS } from '#web/app/attached-tools.ts';

/**
 * The product with these tools beside it, as in the build that has them, and with what its calls then say of
 * themselves. Called before the product of the test, which learns that when it begins.
 */
export function toolsBesideForEachTest(Beside: ComponentType, hooks: Partial<AttachedTools> = {}): void {
  beforeEach(() => {
    attachTools({ ...NO_TOOLS, ...hooks, Beside });
    return () => attachTools(NO_TOOLS);
  });
}
