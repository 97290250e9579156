import { useCallback, useEffect, useState } from 'react';
import { personas } from '../calls.ts';
import type { Persona } from './personas.ts';

export type Personas =
  | { readonly status: 'loading' | 'failed'; readonly list: readonly [] }
  | { readonly status: 'there'; readonly list: readonly Persona[] };

const LOADING: Personas = { status: 'loading', list: [] };

/** The demo accounts, and how to ask for them again. */
export function usePersonas(): [Personas, () => void] {
  const [state, setState] = useState<Personas>(LOADING);
  const load = useCallback(() => {
    setState(LOADING);
    personas().then(
      (list) => setState({ status: 'there', list }),
      () => setState({ status: 'failed', list: [] }),
    );
  }, []);
  useEffect(load, [load]);
  return [state, load];
}
