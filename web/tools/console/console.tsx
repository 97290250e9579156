import { App, Button } from 'antd';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Stack } from '#web/kit/layout/shapes.ts';
import { tokenDemand } from '../control-token.ts';
import { tabStorage } from '../tab-storage.ts';
import styles from './console.module.css';
import { worldInfo } from './control-calls.ts';
import { useFreeEdge } from './knob/use-free-edge.ts';
import { linkNotice, setLinkNotice } from './link/link-notice.ts';
import { canUndo, undoLink } from './link/undo-link.ts';
import { OriginMark } from './origin/origin-mark.tsx';
import { langOf } from './words/language.ts';
import { sentenceOf } from './words/sentence-of.ts';
import { speak, useSpeech, words } from './words/words.ts';

const ConsoleDrawer = lazy(async () => ({
  default: (await import('./console-drawer.tsx')).ConsoleDrawer,
}));

const TOAST_KEY = 'replica-link';
/** Kept by the tab, so that a page loaded anew has the drawer again. */
const OPEN_KEY = 'replicaConsoleOpen';

/** Whether there is a control plane behind this page that lets us in, or would with its token, and words for it. */
function useIsThere(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const answer = worldInfo().then(
      () => true,
      () => tokenDemand.get() !== null,
    );
    void Promise.all([answer, speak()]).then(([answered]) => setIsThere(answered));
  }, []);
  return isThere;
}

function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Backquote' || !event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toggle]);
}

/** Says once what the link that opened the page did. */
function useLinkToast(isThere: boolean): void {
  const { message } = App.useApp();
  useEffect(() => {
    const notice = linkNotice.get();
    if (!isThere || !notice?.isNew) return;
    const say = words().frame.link;
    setLinkNotice({ ...notice, isNew: false });
    const undo = async () => {
      message.destroy(TOAST_KEY);
      try {
        await undoLink(notice);
        setLinkNotice(null);
        location.reload();
      } catch (error) {
        void message.error(sentenceOf(error));
      }
    };
    void message.open({
      key: TOAST_KEY,
      type: notice.failed.length > 0 ? 'warning' : 'info',
      content: (
        <>
          {say.toast([...notice.done, ...notice.failed])}
          {canUndo(notice) ? (
            <Button type="link" size="small" onClick={() => void undo()}>
              {say.undo}
            </Button>
          ) : null}
        </>
      ),
    });
  }, [message, isThere]);
}

interface KnobProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Docked at the edge of the page, where it covers nothing. */
function Knob({ ref, isOpen, onPress }: KnobProps) {
  useFreeEdge(ref);
  const { language, words: table } = useSpeech();
  const say = table.frame.drawer;
  return (
    <Stack
      as="button"
      ref={ref}
      type="button"
      off="print"
      className={styles.button}
      lang={langOf(language)}
      aria-label={say.name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={say.shortcut}
      onClick={onPress}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 5.5 8.5 10 4 14.5M10.5 14.5H16" />
      </svg>
    </Stack>
  );
}

/** The developers' console (开发控制台): a small button, and a drawer beside the product that leaves it usable. */
export function Console() {
  const isThere = useIsThere();
  const [state, setState] = useState<'never' | 'open' | 'closed'>(() =>
    tabStorage.read(OPEN_KEY) === null ? 'never' : 'open',
  );
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useRef(() => setState((last) => (last === 'open' ? 'closed' : 'open'))).current;
  useShortcut(toggle);
  useLinkToast(isThere);

  const isOpen = state === 'open';
  useEffect(() => tabStorage.write(OPEN_KEY, isOpen ? '1' : null), [isOpen]);
  const { message } = App.useApp();
  useEffect(() => {
    // The drawer says the same, and the toast would lie over its heading.
    if (isOpen) message.destroy(TOAST_KEY);
  }, [isOpen, message]);

  function close(hadFocus: boolean): void {
    // Whoever works on the product meanwhile keeps the focus there.
    if (hadFocus) button.current?.focus();
    setState('closed');
  }

  if (!isThere) return null;
  return (
    <>
      <Knob ref={button} isOpen={isOpen} onPress={toggle} />
      <OriginMark />
      {state === 'never' ? null : (
        <Suspense>
          <ConsoleDrawer isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
