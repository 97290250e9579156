import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ControlRefused } from '../../control-client.ts';
import { askForShow, type Show } from '../follow/calls.ts';
import { keepAsking } from '../follow/keep-asking.ts';

export interface PresentedShow {
  /** Null until it was heard. */
  readonly show: Show | null;
  /** refused: the link of this page is none, or of before the last start of the server. */
  readonly state: 'live' | 'lost' | 'refused';
  /** How far the clock of the server is before that of this device. */
  readonly aheadMs: number;
  /** Shows what the server answers. */
  act(work: () => Promise<Show>): void;
}

/** The shown demo as it is now, asked for as long as this page is open. */
export function useShow(): PresentedShow {
  const [show, setShow] = useState<Show | null>(null);
  const [state, setState] = useState<PresentedShow['state']>('live');
  const [aheadMs, setAheadMs] = useState(0);
  const change = useRef(0);

  const take = (next: Show): boolean => {
    const isNew = next.change !== change.current;
    change.current = next.change;
    setShow(next);
    setAheadMs(Date.parse(next.now) - Date.now());
    setState('live');
    return isNew;
  };

  const fail = (error: unknown): boolean => {
    const isRefused = error instanceof ControlRefused && error.reason === 'presenter-only';
    setState(isRefused ? 'refused' : 'lost');
    return !isRefused;
  };

  const onAnswer = useEffectEvent(take);
  const onFailure = useEffectEvent(fail);
  useEffect(() => {
    const ask = (signal: AbortSignal) => askForShow(change.current, signal);
    return keepAsking({ ask, onAnswer: (next) => onAnswer(next), onFailure: (error) => onFailure(error) })
      .stop;
  }, []);

  async function perform(work: () => Promise<Show>): Promise<void> {
    try {
      take(await work());
    } catch (error) {
      fail(error);
    }
  }

  return { show, state, aheadMs, act: (work) => void perform(work) };
}
