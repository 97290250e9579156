import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import { PartsLine } from '#web/components/parts-line.tsx';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { ask, FRESH, PAGED } from '#web/kit/ask/ask.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { TeamPlace } from '../model/team-place.ts';
import { PAGE_SIZE, TeamList } from './team-list.tsx';

const EMPTY = '还没有一起编辑的作品。在编辑器里打开自己的作品，选择「与团队一起编辑」，就会出现在这里。';

/** 一起编辑: works that the team edits, each with the way to its editor. */
export function TogetherView({ place }: { readonly place: TeamPlace }) {
  const { page } = place.at;
  const query = useQuery({
    ...ask('TeamServiceMag.getEditedWorks', { page, pageSize: PAGE_SIZE }),
    ...FRESH,
    ...PAGED,
  });
  const now = useServerNow(null);
  return (
    <div {...shows('TeamServiceMag.getEditedWorks')}>
      <TeamList what="一起编辑的作品" place={place} query={query} empty={EMPTY}>
        {({ opusID, type, name, ownerName, isOwn, photoPath, pageNum, updatedAt }) => (
          <RecordRow
            key={opusID}
            lead={<BookCover {...{ type, name, pageNum }} src={photoPath} size="small" />}
            actions={
              <Link to={editingPath(type, opusID)} aria-label={`编辑《${name}》`}>
                编辑
              </Link>
            }
          >
            <RecordTitle>
              {name}
              {isOwn === 'Y' ? <RecordTag>我的作品</RecordTag> : null}
            </RecordTitle>
            <RecordNote>
              <PartsLine
                parts={[
                  isOwn === 'Y' ? '' : ownerName,
                  `${pageNum} 页`,
                  `${chinaTimeText(Date.parse(updatedAt), now)} 更新`,
                ]}
              />
            </RecordNote>
          </RecordRow>
        )}
      </TeamList>
    </div>
  );
}
