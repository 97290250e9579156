import { useEffect, useEffectEvent } from 'react';
import type { Id } from '#contracts/rules/pages/document.ts';
import { send } from '#web/kit/ask/send.ts';
import { useIsMissing } from '#web/lib/call/missing-operations.ts';
import { mapped } from '#web/lib/call/outcome.ts';
import { randomHex } from '#web/lib/wire/random-hex.ts';
import { ALONE, type Company } from '../model/company.ts';
import { useEditing } from '../model/editing.ts';
import { watchHands } from '../saving/hands.ts';
import { isEnd } from '../saving/sender.ts';
import type { OpenDraft } from '../saving/use-draft.ts';
import { createPresencePoll, type Presence } from './presence-poll.ts';

/** Tells the others which page is shown here, and follows where they are, while the work is edited. */
export function usePresence({ opusID, isReadOnly, hearOf, hearOfEnd }: OpenDraft): void {
  const { store, company } = useEditing();
  const isMissing = useIsMissing('OpusServiceMag.getPresence');
  const isOn = !isReadOnly && !isMissing;
  const hear = useEffectEvent(hearOf);
  const end = useEffectEvent(hearOfEnd);

  useEffect(() => {
    if (!isOn) return;
    const tabID = randomHex(8);
    const hands = watchHands();
    const show = (next: Company) => {
      if (JSON.stringify(next) !== JSON.stringify(company.get())) company.set(next);
    };
    const poll = createPresencePoll({
      page: () => pageInSight() ?? store.get().page,
      async tell(pageID) {
        if (pageID !== '') show({ ...company.get(), here: pageID });
        const told = await tell({ opusID, tabID, pageID });
        if (!told.ok && isEnd(told.error)) end();
        return told;
      },
      take(presence) {
        // A line that comes or goes may move what is held.
        if (!hands.isHolding()) show({ ...company.get(), others: presence?.others ?? [] });
        if (presence) hear(presence.revision);
      },
    });
    const ends = [hands.start(), poll.start()];
    let { page } = store.get();
    const unfollow = store.subscribe(() => {
      if (page === store.get().page) return;
      page = store.get().page;
      poll.turned();
    });
    return () => {
      unfollow();
      for (const end of ends) end();
      company.set(ALONE);
    };
  }, [isOn, opusID, store, company]);
}

async function tell(told: { opusID: string; tabID: string; pageID: Id | '' }) {
  const keepalive = told.pageID === '';
  const options = { quiet: true, retry: false, keepalive } as const;
  return mapped(
    await send('OpusServiceMag.getPresence', told, options),
    ({ others, revision }): Presence => ({
      revision,
      others: others.map(({ name, isSelf, pageID: page }) => ({ name, isSelf: isSelf === 'Y', page })),
    }),
  );
}

/** On a phone the pages scroll by, and the one in the middle is looked at; elsewhere it is the one on the stage. */
function pageInSight(): Id | undefined {
  const middle = document.elementFromPoint?.(innerWidth / 2, innerHeight / 2);
  return middle?.closest<HTMLElement>('ol [data-page]')?.dataset.page;
}
