import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { shows } from '#web/lib/shows.ts';

/** 使用手册. */
export function HandbookScreen() {
  const query = useQuery(ask('MemberServiceMag.getAbout'));
  return (
    <>
      <PageHeader title="使用手册" />
      <ScreenAnswer query={query} what="使用手册">
        {({ version }) => (
          <Sheet title="版本" {...shows('MemberServiceMag.getAbout')}>
            <p>{version}</p>
          </Sheet>
        )}
      </ScreenAnswer>
    </>
  );
}
