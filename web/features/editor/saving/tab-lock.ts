import { storage, tabStorage } from '#web/lib/storage.ts';
import { createStore } from '#web/lib/store.ts';
import { randomHex } from '#web/lib/wire/random-hex.ts';

/** The right of one tab to edit a draft (编辑权). */
export interface TabLock {
  /** False where another tab has it, or it was let go meanwhile; `steals` takes it away from that tab. */
  hold(steals?: boolean): Promise<boolean>;
  release(): void;
  /** Calls back when another tab took it; the returned function ends that. */
  onLost(listener: () => void): () => void;
  /** What this tab still had when it lost the lock has been handed over: the other one waits for that. */
  left(): void;
}

const locks = new Map<string, TabLock>();

/** The lock of a draft, one for each tab. */
export function tabLock(name: string): TabLock {
  const known = locks.get(name);
  if (known) return known;
  const made = navigator.locks ? browserLock(`draft ${name}`) : leaseLock(`draftLease${name}`);
  locks.set(name, made);
  return made;
}

function listeners() {
  const losses = createStore(0);
  return { tell: () => losses.set(losses.get() + 1), onLost: losses.subscribe };
}

/** How long another tab may take to let go that is closed right now. */
const PATIENCE_MS = 500;
/** A tab in the background may sleep, so it is not waited for without an end. */
const LEAVING_MS = 4000;

function browserLock(name: string): TabLock {
  const { tell, onLost } = listeners();
  const mark = `Has${name}`;
  let free: (() => void) | null = null;
  let leave: (() => void) | null = null;
  let releases = 0;

  async function hold(steals = false): Promise<boolean> {
    if (free) return true;
    if (!(await take(steals))) return false;
    const mine = free;
    const leaving = await whenLeft();
    const isHeld = free === mine;
    if (isHeld) leave = leaving;
    else leaving?.();
    return isHeld;
  }

  /** Held as long as this tab edits and until it has handed over; null where the tab before takes too long for that. */
  function whenLeft(): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const patience = { signal: AbortSignal.timeout(LEAVING_MS) };
      const held = navigator.locks.request(`${name} leaving`, patience, () => {
        return new Promise<void>((release) => resolve(release));
      });
      held.catch(() => resolve(null));
    });
  }

  function left(): void {
    leave?.();
    leave = null;
  }

  /** On a busy machine the answer may come late though the lock is free: that another tab has it, only the browser says. */
  async function take(steals: boolean): Promise<boolean> {
    const before = releases;
    if (steals) return takeBy({ steal: true }, before);
    // A tab that is loaded again meets the lock of its own page before, which is on its way out.
    const patience = tabStorage.get(mark) === true ? LEAVING_MS : PATIENCE_MS;
    const isTaken = await takeBy({ signal: AbortSignal.timeout(patience) }, before);
    return isTaken || (releases === before && (await takeBy({ ifAvailable: true }, before)));
  }

  function takeBy(how: LockOptions, before: number): Promise<boolean> {
    return new Promise((resolve) => {
      const held = navigator.locks.request(name, how, async (lock) => {
        const isWanted = lock !== null && releases === before;
        resolve(isWanted);
        if (!isWanted) return;
        tabStorage.set(mark, true);
        await new Promise<void>((release) => {
          free = release;
        });
      });
      held.catch(() => {
        // It never came, or another tab has taken it.
        resolve(false);
        if (free === null) return;
        free = null;
        tabStorage.remove(mark);
        tell();
      });
    });
  }

  return {
    hold,
    release() {
      releases += 1;
      if (free) tabStorage.remove(mark);
      free?.();
      free = null;
      left();
    },
    onLost,
    left,
  };
}

const RENEW_MS = 2000;
/** A tab that did not renew its lease for so long is closed, or sleeps. */
const LAPSED_MS = 7000;

/** On plain http browsers have no locks: a lease in the storage that all tabs share, renewed while it is held. */
function leaseLock(key: string): TabLock {
  const own = randomHex(8);
  const { tell, onLost } = listeners();
  let timer: ReturnType<typeof setInterval> | undefined;
  // A page that comes back from the browser's cache renews it again.
  addEventListener('pagehide', () => {
    if (timer !== undefined && !isTaken()) storage.remove(key);
  });

  const holder = (): { by: string; at: number } | null => {
    const { by, at } = Object(storage.get(key));
    return typeof by === 'string' && typeof at === 'number' ? { by, at } : null;
  };
  const isTaken = () => {
    const { by, at } = holder() ?? { by: own, at: 0 };
    return by !== own && Math.abs(Date.now() - at) < LAPSED_MS;
  };
  const renew = () => storage.set(key, { by: own, at: Date.now() });

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    async hold(steals = false) {
      if (timer !== undefined) return true;
      if (isTaken() && !steals) return false;
      renew();
      timer = setInterval(() => {
        if (!isTaken()) return renew();
        stop();
        tell();
      }, RENEW_MS);
      return true;
    },
    release() {
      if (timer === undefined) return;
      stop();
      if (!isTaken()) storage.remove(key);
    },
    onLost,
    left: () => {},
  };
}
