import { App } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isShared } from '#contracts/rules/publications/publication-states.ts';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { UndoLine } from '#web/components/undo-line.tsx';
import { isPrinted } from '#web/features/publications/model/losses.ts';
import { makingOf } from '#web/features/publications/model/making.ts';
import type { WorkAction } from '#web/features/publications/model/move-words.ts';
import { undoWords } from '#web/features/publications/model/undo.ts';
import type { Work, WorkPage, WorkPlaces } from '#web/features/publications/model/work.ts';
import { copyText } from '#web/lib/document/copy-text.ts';
import { PATHS, readingPath } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { shows } from '#web/lib/shows.ts';
import { upgradeHref } from '#web/lib/upgrade-way.ts';
import { type AskedMove, WorkDialog } from '../dialogs/work-dialog.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { useChoice } from '../use-choice.ts';
import { useRenaming } from '../use-renaming.ts';
import { useWorkActions } from '../use-work-actions.ts';
import type { WorkAddress } from '../use-work-address.ts';
import { EmptyWorks } from './empty-works.tsx';
import { WorksList } from './works-list.tsx';

interface WorksOfPageProps {
  readonly address: WorkAddress;
  readonly data: WorkPage;
  readonly places: WorkPlaces | undefined;
  readonly isTurning: boolean;
}

interface Asked {
  readonly move: AskedMove;
  readonly works: readonly Work[];
  /** The link is wanted as soon as there is one. */
  readonly isForLink?: boolean;
}

/** A work that is shared, and how it came to that. */
interface Shared {
  readonly work: Work;
  readonly from: 'menu' | 'publishing' | 'link';
}

/** One page of works, and everything that can be done with them. */
export function WorksOfPage({ address, data, places, isTurning }: WorksOfPageProps) {
  const { type, at, go } = address;
  const { list } = data;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { user } = useSession();
  const choice = useChoice(list);
  const renaming = useRenaming(list);
  const actions = useWorkActions(list);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [shared, setShared] = useState<Shared | null>(null);

  function act(action: WorkAction, works: readonly Work[]): void {
    const [work] = works;
    if (work === undefined) return;
    switch (action) {
      case 'open':
        window.open(readingPath(work.code), '_blank', 'noopener');
        return;
      case 'publish':
        // Locked, it leads to the membership that unlocks it, without asking first.
        if (work.publishLock) void navigate(upgradeHref(work.publishLock.needVip[0], location));
        else askFirst(action, works);
        return;
      case 'edit':
        void navigate(editingPath(work.type, work.ID));
        return;
      case 'areas':
        void navigate(PATHS.opusHotareaEdit.getHref(work.ID));
        return;
      case 'settings':
        void navigate(PATHS.opusSetting.getHref(work.ID));
        return;
      case 'print':
        void navigate(PATHS.addShopping.getHref(work.ID));
        return;
      case 'share':
        setShared({ work, from: 'menu' });
        return;
      case 'copyLink':
        if (isShared(work.status)) void copyLink(work);
        else askFirst('publish', works, true);
        return;
      case 'rename':
        renaming.start(work);
        return;
      case 'copy':
        void actions.copy(work);
        return;
      case 'again':
        void actions.copy(work, true);
        return;
      case 'archive':
      case 'unarchive':
      case 'restore':
        void actions.take(action, works);
        return;
      case 'trash':
        if (isPrinted(works)) setAsked({ move: action, works });
        else void actions.take(action, works);
        return;
      default:
        askFirst(action, works);
    }
  }

  function askFirst(move: AskedMove, works: readonly Work[], isForLink = false): void {
    actions.forget();
    setAsked({ move, works, isForLink });
  }

  async function copyLink(work: Work): Promise<void> {
    const link = location.origin + readingPath(work.code);
    if (await copyText(link)) void message.success('链接已复制');
    else void message.info(`请手动复制：${link}`);
  }

  const close = () => setAsked(null);
  const asItIs = (work: Work) => list.find(({ ID }) => ID === work.ID) ?? work;
  const { undoable } = actions;
  const isEmpty = list.length === 0 && renaming.renaming === null;

  return (
    <>
      {isEmpty ? (
        <>
          {undoable === null ? null : (
            <UndoLine
              text={undoWords(undoable)}
              isUndoing={actions.isUndoing}
              onUndo={() => void actions.undo()}
            />
          )}
          <Sheet {...shows('OpusServiceMag.getOpusList')}>
            <EmptyWorks
              type={type}
              at={at}
              making={makingOf(type, user?.vip_name ?? '')}
              onClear={() => go({ status: '', tag: '', keyword: '' })}
              onLeaveFolder={() => go({ folder: '' })}
            />
          </Sheet>
        </>
      ) : (
        <WorksList
          data={data}
          view={at.view}
          isTurning={isTurning}
          actions={actions}
          renaming={renaming}
          choice={choice}
          onAct={act}
          onOpenPage={(page, size) => go({ page, size })}
        />
      )}
      {asked === null ? null : (
        <WorkDialog
          move={asked.move}
          works={asked.works.map(asItIs)}
          places={places}
          onTrash={() => {
            close();
            void actions.take('trash', asked.works);
          }}
          onDone={() => {
            close();
            choice.clear();
            const [work] = asked.works;
            if (asked.move !== 'publish' || work === undefined) return;
            setShared({ work, from: asked.isForLink ? 'link' : 'publishing' });
          }}
          onClose={close}
        />
      )}
      {shared === null ? null : (
        <ShareDialog
          work={asItIs(shared.work)}
          lead={shared.from === 'menu' ? undefined : '已发布'}
          isCopying={shared.from === 'link'}
          onClose={() => setShared(null)}
        />
      )}
    </>
  );
}
