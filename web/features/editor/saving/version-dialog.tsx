import { useQuery } from '@tanstack/react-query';
import { BOOK_PAGES_MAX } from '#contracts/rules/limits.ts';
import type { Id, Master, Page } from '#contracts/rules/pages/document.ts';
import { contentOf, type PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { askBy } from '#web/kit/ask/ask.ts';
import { type DataOf, send } from '#web/kit/ask/send.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import { client } from '#web/lib/call/client.ts';
import { done, type Outcome } from '#web/lib/call/outcome.ts';
import { sheetWords } from '../model/role-words.ts';
import { asPrinted, isAlike } from './known-draft.ts';
import { PagePair } from './page-pair.tsx';
import type { OpenDraft } from './use-draft.ts';
import type { Version } from './version.ts';

/** What of a draft a version is held against. */
export type ComparedDraft = Pick<OpenDraft, 'opusID' | 'name' | 'current' | 'revision'> & {
  readonly document: Pick<OpenDraft['document'], 'widthMm' | 'heightMm'>;
  readonly save: { readonly kind: string };
};

interface VersionDialogProps {
  readonly draft: ComparedDraft;
  readonly version: Version;
  readonly onClose: () => void;
}

interface Difference {
  readonly id: Id;
  /** What it is called. */
  readonly words: string;
  readonly before: Page | null;
  readonly after: Page | null;
  /** What differs beside what is seen. */
  readonly unseen: string;
}

type VersionLeaves = DataOf<'OpusServiceMag.getVersionLeaves'>;

/** The pages of a version, of which the first that may differ are read (对比). */
async function differencesOf(
  { opusID, name, current }: ComparedDraft,
  seq: string,
): Promise<Outcome<readonly Difference[]>> {
  const api = client();
  const asked = await send('OpusServiceMag.getVersionLeaves', { opusID, seq, ids: '' }, { api });
  if (!asked.ok) return asked;
  const { pages, masters = [], calendar } = current();
  const now = new Map(pages.map((page) => [page.id, page]));
  const contents: VersionLeaves['contents'] = [];
  const ids = asked.value.leaves.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BOOK_PAGES_MAX) {
    const part = ids.slice(at, at + BOOK_PAGES_MAX).join(',');
    const read = await send('OpusServiceMag.getVersionLeaves', { opusID, seq, ids: part }, { api });
    if (!read.ok) return read;
    contents.push(...read.value.contents);
  }
  const then = new Map(contents.map(({ id, content }) => [id, content as PageContent]));
  const mastersThen = asked.value.masters as readonly Master[];
  const before = (id: Id): Page | null => {
    const content = then.get(id);
    if (!content) return null;
    const facts = { no: ids.indexOf(id) + 1, pages: ids.length, masters: mastersThen };
    return asPrinted(content, { ...facts, title: asked.value.name });
  };
  const beside = (then: Page | null, after: Page | null, no: number) => {
    const page = after ?? then;
    return { words: page ? sheetWords(page, no, { calendar }) : `第 ${no} 页`, before: then, after };
  };
  const gone = ids.flatMap((id, at): Difference[] =>
    now.has(id) ? [] : [{ id, ...beside(before(id), null, at + 1), unseen: '' }],
  );
  const changed = pages.flatMap((page, at): Difference[] => {
    const { id } = page;
    const own = then.get(id);
    if (own && isAlike(withMaster(own, mastersThen), withMaster(page, masters))) return [];
    const after = asPrinted(page, { no: at + 1, pages: pages.length, masters, title: name });
    return [{ id, ...beside(before(id), after, at + 1), unseen: areasBeside(own, page) }];
  });
  return done([...changed, ...gone]);
}

/** What a page shows, whatever its number and its title are. */
function withMaster(content: PageContent, masters: readonly Master[]) {
  return [contentOf(content), masters.find(({ id }) => id === content.master)?.elements ?? []];
}

/** Hot areas are not drawn here. */
function areasBeside(then: PageContent | undefined, now: Page): string {
  const [before, after] = [then?.areas ?? [], now.areas ?? []];
  if (!then || isAlike(before, after)) return '';
  return `热区不同：这个版本 ${before.length} 个，现在 ${after.length} 个`;
}

const MOST_SHOWN = 20;

/** A version beside the draft as it is now, and the way back to it. */
export function VersionDialog({ draft, version, onClose }: VersionDialogProps) {
  const { opusID, document, save } = draft;
  const seq = String(version.seq);
  const input = { opusID, seq, ids: '', revision: draft.revision() };
  const query = useQuery(askBy('OpusServiceMag.getVersionLeaves', input, () => differencesOf(draft, seq)));
  const restoring = useAct('OpusServiceMag.restoreVersion', {
    doneText: '已恢复到这个版本',
    onRead: onClose,
  });
  const isSaved = save.kind === 'saved';
  return (
    <ActDialog
      title={version.note === '' ? '对比版本' : `对比版本「${version.note}」`}
      okText="恢复到这个版本"
      consequence={
        isSaved
          ? '页面、热区、目录、书名和简介都回到那时的样子；现在的内容会留作一个历史版本，随时可以换回来。'
          : '还有没保存的修改，保存之后才能恢复。'
      }
      width={620}
      act={restoring}
      isReady={isSaved}
      onOk={() => restoring.run({ opusID, seq, revision: draft.revision() })}
      onClose={onClose}
    >
      <Answer query={query} what="这个版本">
        {(differences) => (
          <Stack gap={16}>
            <Muted>{wordsOf(differences.length)}</Muted>
            {differences.slice(0, MOST_SHOWN).map(({ id, words, before, after, unseen }) => (
              <Stack key={id} gap={8} as="section" aria-label={words}>
                <Text weight={600}>{words}</Text>
                {unseen === '' ? null : <Muted>{unseen}</Muted>}
                <PagePair
                  widthMm={document.widthMm}
                  heightMm={document.heightMm}
                  sides={[
                    { title: '这个版本', page: before },
                    { title: '现在', page: after },
                  ]}
                />
              </Stack>
            ))}
          </Stack>
        )}
      </Answer>
    </ActDialog>
  );
}

function wordsOf(count: number): string {
  if (count === 0) return '每一页都和现在一样，页面顺序可能不同。';
  return count > MOST_SHOWN ? `有 ${count} 页不同，列出前 ${MOST_SHOWN} 页。` : `有 ${count} 页不同。`;
}
