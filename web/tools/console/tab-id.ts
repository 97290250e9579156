import { randomHex } from '#web/lib/wire/random-hex.ts';
import { tabStorage } from '../tab-storage.ts';

const ID_KEY = 'replicaTab';
const CLAIM_KEY = 'replicaTabClaimed';
const ID_BYTES = 8;

let id = '';

/**
 * The name of this tab, which it keeps over a reload. A duplicated tab is born with a copy of the storage, but the
 * claim in it tells that the first one still lives, so it takes a name of its own.
 */
export function tabId(): string {
  if (id !== '') return id;
  const kept = tabStorage.read(ID_KEY);
  id = kept !== null && tabStorage.read(CLAIM_KEY) === null ? kept : randomHex(ID_BYTES);
  const claim = () => {
    tabStorage.write(ID_KEY, id);
    tabStorage.write(CLAIM_KEY, '1');
  };
  claim();
  addEventListener('pagehide', () => tabStorage.write(CLAIM_KEY, null));
  // Back from the browser's memory of pages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) claim();
  });
  return id;
}
