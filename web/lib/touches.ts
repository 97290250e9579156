import type { QueryKey } from '@tanstack/react-query';
import { createStore } from './store.ts';

/** What was touched here last (改动), for broadcasting; the same keys again are another touch. */
export const touches = createStore<{ readonly keys: readonly QueryKey[] }>({ keys: [] });
