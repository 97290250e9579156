import type { ComponentType } from 'react';
import { beforeEach, vi } from 'vitest';
import * as tools from '#web/tools/tools.ts';

/**
 * The product with these tools beside it, as in the build that has them, and with what its calls then say of
 * themselves. Called before the product of the test, which learns that when it begins.
 */
export function toolsBesideForEachTest(Tools: ComponentType, headers?: typeof tools.replicaHeaders): void {
  beforeEach(() => {
    const spies = [
      vi.spyOn(tools, 'ReplicaTools', 'get').mockReturnValue(Tools),
      vi.spyOn(tools, 'replicaHeaders', 'get').mockReturnValue(headers),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  });
}
