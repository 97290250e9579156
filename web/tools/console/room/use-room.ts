import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { tabStorage } from '../../tab-storage.ts';
import { narrowMedia } from './narrower-media.ts';
import './page-room.css';
import { type Room, roomOf, type Size } from './room.ts';

const SIZE_KEY = 'replicaConsoleSize';

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Lets the page give way to the console while that is open, as wide as this tab last wanted it. */
export function useRoom(isOpen: boolean): Room & { readonly size: Size; readonly toggleSize: () => void } {
  const screen = useSyncExternalStore(onResize, () => innerWidth);
  const [size, setSize] = useState<Size>(() => (tabStorage.read(SIZE_KEY) === 'wide' ? 'wide' : 'slim'));
  const room = roomOf(screen, size);
  const taken = isOpen && room.way === 'beside' ? room.width : 0;

  useLayoutEffect(() => {
    if (taken === 0) return;
    const { style, dataset } = document.documentElement;
    style.setProperty('--console-width', `${taken}px`);
    dataset.consoleBeside = '';
    const widen = narrowMedia(taken);
    return () => {
      widen();
      style.removeProperty('--console-width');
      delete dataset.consoleBeside;
    };
  }, [taken]);

  return {
    ...room,
    size,
    toggleSize() {
      const next = size === 'wide' ? 'slim' : 'wide';
      tabStorage.write(SIZE_KEY, next);
      setSize(next);
    },
  };
}
