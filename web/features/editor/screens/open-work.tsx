import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Sheet } from '#web/components/sheet.tsx';
import { isNoWork, NoWork } from '#web/features/publications/components/no-work.tsx';
import { isTooLong, TooLong } from '#web/features/publications/components/too-long.tsx';
import { ScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { PATHS, readingPath } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { CalendarSteps } from '../calendar/calendar-steps.tsx';
import { useMadeCalendar } from '../calendar/use-made-calendar.ts';
import { PresenceLine, PresenceNote } from '../presence/presence.tsx';
import { TeamEditingWay } from '../presence/team-editing.tsx';
import { SaveNotice } from '../saving/save-notice.tsx';
import { Saving } from '../saving/saving.tsx';
import { useDraft } from '../saving/use-draft.ts';
import { Editor } from './editor.tsx';

interface OpenWorkProps {
  readonly opusID: string;
  /** The number of the page that is shown first. */
  readonly page: number;
  /** Shown where the backend cannot keep works. */
  readonly noPlace: ReactNode;
}

/** One work in the editor, once its draft is here. */
export function OpenWork({ opusID, page, noPlace }: OpenWorkProps) {
  const navigate = useNavigate();
  const { state, pathname, search, hash } = useLocation();
  const made = useMadeCalendar();
  const [isNew] = useState(made !== undefined);
  const draft = useDraft(opusID);
  const team = draft.data?.teamEditing;
  const owner = team?.isOwn === 'N' ? team.owner : '';
  // What only the owner may read is asked where it is known who that is.
  const isOwn = draft.data !== undefined && owner === '';
  const work = useQuery({ ...ask('OpusServiceMag.getOpus', { opusID }), enabled: isOwn });
  const code = work.data?.code;
  const ways = {
    onPreview: () => code && window.open(readingPath(code), '_blank', 'noopener'),
    onAreas: () => void navigate(PATHS.opusHotareaEdit.getHref(opusID)),
    onSettings: () => void navigate(PATHS.opusSetting.getHref(opusID)),
    onPrint: () => void navigate(PATHS.opusPrint.getHref({ id: opusID })),
  };
  if (draft.data === undefined && isNoWork(draft.error)) return <NoWork />;
  if (isTooLong(draft.error)) {
    return (
      <Sheet>
        <TooLong {...{ opusID }} error={draft.error} cannot="不能在线编辑" />
      </Sheet>
    );
  }
  return (
    <ScreenAnswer query={draft} what="作品" safe="没有任何改动，请重试。" unsupported={noPlace}>
      {(open) => (
        <div {...shows('OpusServiceMag.getDraft', 'OpusServiceMag.getOpus', 'OpusServiceMag.getPresence')}>
          <Editor
            draft={{ ...open, name: work.data?.name ?? open.name }}
            page={page}
            begin={made}
            fills={Array.isArray(state?.fills) ? state.fills : undefined}
            // Loaded again, it is not filled once more, even where the server has nothing of it yet.
            onFilled={() =>
              void navigate(
                { pathname, search, hash },
                { replace: true, state: null, preventScrollReset: true },
              )
            }
            address={code ? location.origin + readingPath(code) : undefined}
            save={
              <>
                <Saving draft={open} />
                <PresenceLine />
                {team ? <TeamEditingWay opusID={opusID} type={work.data?.type ?? ''} first={team} /> : null}
              </>
            }
            notice={
              <>
                <SaveNotice draft={open} />
                <PresenceNote draft={open} />
                <CalendarSteps isNew={isNew} />
              </>
            }
            {...(isOwn ? ways : {})}
            owner={owner}
            author={work.data?.author}
          />
        </div>
      )}
    </ScreenAnswer>
  );
}
