import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askBy, FRESH } from '#web/kit/ask/ask.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { useMemberScope } from '#web/lib/session/member-scope.ts';
import { useStore } from '#web/lib/store.ts';
import { engineOfMember } from './engine-of-member.ts';
import type { ImportActions, ImportJob } from './import-job.ts';
import type { Imports } from './imports.ts';
import { productTools } from './product-tools.ts';

/** How often another tab's progress is asked for. */
const EVERY_MS = 4000;

export interface ShownImports {
  readonly jobs: readonly ImportJob[];
  readonly actions: ImportActions;
  /** How much of the room for files (存储空间) is taken; null until it is known. */
  readonly room: Pick<Imports, 'usedBytes' | 'quotaBytes'> | null;
  readonly isLoading: boolean;
  /** What the server has of imports could not be read; those of this tab are there all the same. */
  readonly error: CallError | null;
  readonly refetch: () => void;
}

/** The imports of the member (导入): those of this tab, and what the server knows of others. */
export function useImports(): ShownImports {
  const engine = engineOfMember(useMemberScope(), useQueryClient());
  const { jobs } = useStore(engine.queue);
  const isElsewhere = jobs.some(({ stage }) => stage === 'elsewhere');
  const { data, isPending, error, refetch } = useQuery({
    ...askBy('OpusServiceMag.getImports', {}, productTools.getImports),
    ...FRESH,
    refetchInterval: isElsewhere ? EVERY_MS : false,
  });

  useEffect(() => {
    if (data !== undefined) void engine.adopt(data.list);
  }, [engine, data]);

  return {
    jobs,
    actions: engine,
    room: data ?? null,
    isLoading: isPending,
    error,
    refetch: () => void refetch(),
  };
}
