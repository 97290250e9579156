import type { ComponentType } from 'react';
import { beforeEach, vi } from 'vitest';
import { callHeaders } from '#web/tools/console/own-calls.ts';
import * as tools from '#web/tools/tools.ts';

/**
 * The product with these tools beside it, as in the build that has them. Called before the product of the test, which
 * learns there what its calls say of themselves.
 */
export function toolsBesideForEachTest(Tools: ComponentType): void {
  beforeEach(() => {
    const spies = [
      vi.spyOn(tools, 'ReplicaTools', 'get').mockReturnValue(Tools),
      vi.spyOn(tools, 'replicaHeaders', 'get').mockReturnValue(callHeaders),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  });
}
