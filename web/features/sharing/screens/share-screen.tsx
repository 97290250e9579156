import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { isNoWork, NoWork } from '#web/features/publications/components/no-work.tsx';
import { PublishButton } from '#web/features/publications/components/publish-button.tsx';
import { SharePlate } from '#web/features/publications/components/share/share-plate.tsx';
import { readersOf } from '#web/features/publications/model/readers-words.ts';
import { ScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Columns, Parts } from '#web/kit/layout/columns.tsx';
import { PATHS, readingPath } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { EmbedSheet } from '../components/embed-sheet.tsx';
import { InvitesSheet } from '../components/invites-sheet.tsx';
import { LinksSheet } from '../components/links-sheet.tsx';
import { ReadersSheet } from '../components/readers-sheet.tsx';
import { ReadsSheet } from '../components/reads-sheet.tsx';
import type { Sharing } from '../model/sharing.ts';

/** 分享设置: who may read a work, by which links, and what it looks like on its way. */
export function ShareScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery({ ...ask('OpusServiceMag.getSharing', { opusID: id }), ...FRESH });
  const code = query.data?.code;
  return (
    <>
      <PageHeader
        title={PATHS.opusShareEdit.title}
        purpose={query.data ? `《${query.data.name}》给谁看、怎么打开。` : '给谁看、怎么打开。'}
        actions={
          code === undefined ? null : (
            <>
              <Button onClick={() => void navigate(PATHS.opusSetting.getHref(id))}>作品设置</Button>
              <Button href={`${readingPath(code)}?as=visitor`} target="_blank" rel="noopener">
                以访客身份查看
              </Button>
            </>
          )
        }
      />
      {isNoWork(query.error) ? (
        <NoWork />
      ) : (
        <ScreenAnswer
          query={query}
          what="分享设置"
          safe="已有的链接照常打开，请稍后重试。"
          unsupported="这里没有分享设置，作品的链接照常打开。"
        >
          {(sharing) => <Filled key={sharing.opusID} sharing={sharing} />}
        </ScreenAnswer>
      )}
    </>
  );
}

function Filled({ sharing }: { readonly sharing: Sharing }) {
  const { opusID, code, status, mode } = sharing;
  return (
    <Parts>
      <NotPublished sharing={sharing} />
      <Columns
        beside={
          <>
            <Sheet title="分享卡片" {...shows('OpusServiceMag.getSharing')}>
              <SharePlate
                work={sharing}
                link={location.origin + readingPath(code)}
                readers={readersOf(status, mode)}
              />
            </Sheet>
            <EmbedSheet sharing={sharing} />
          </>
        }
      >
        <ReadersSheet key={`${opusID} ${mode}`} sharing={sharing} />
        {mode === 'invited' ? <InvitesSheet sharing={sharing} /> : null}
        <LinksSheet sharing={sharing} />
        <ReadsSheet sharing={sharing} />
        {mode === 'invited' ? null : <InvitesSheet sharing={sharing} />}
      </Columns>
    </Parts>
  );
}

const WORDS = {
  draft: '作品还没有发布：下面的设置先保存着，发布后生效。',
  withdrawn: '作品已下架：下面的设置先保存着，重新发布后生效。',
} as const;

/** That nothing of it is open yet; it stays to say that it was published. */
function NotPublished({ sharing: { opusID, status } }: { readonly sharing: Sharing }) {
  const isWaiting = status === 'draft' || status === 'withdrawn';
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  if (isWaiting && !wasWaiting) setWasWaiting(true);
  if (!wasWaiting) return null;
  return (
    <Alert
      type={isWaiting ? 'warning' : 'success'}
      showIcon
      role="note"
      title={isWaiting ? WORDS[status] : '作品已发布，下面的设置已经生效。'}
      action={<PublishButton {...{ opusID, status }} />}
    />
  );
}
