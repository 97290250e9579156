import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { ViewLinks } from '#web/components/view-links.tsx';
import { isNoWork, NoWork } from '#web/features/publications/components/no-work.tsx';
import { oneOf, useAddress } from '#web/kit/address/address.ts';
import { ScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Parts } from '#web/kit/layout/columns.tsx';
import { PATHS, readingPath } from '#web/lib/paths.ts';
import { BasicSheet } from '../components/basic-sheet.tsx';
import { EndingSheets } from '../components/ending-sheets.tsx';
import { PublishNote } from '../components/publish-note.tsx';
import { ReadingSheet } from '../components/reading-sheet.tsx';
import { TocSheet } from '../components/toc-sheet.tsx';
import { VersionsSheet } from '../components/versions-sheet.tsx';
import type { Setting } from '../model/setting.ts';

const VIEWS = {
  basic: '基本',
  reading: '阅读和权限',
  toc: '目录',
  versions: '历史版本',
  ending: '下架、转让和删除',
} as const;
type View = keyof typeof VIEWS;
const PARTS = { tab: oneOf(Object.keys(VIEWS) as View[], 'basic') };

/** 作品设置: what a work is called, how it is read, its table of contents, its versions, and whose it is. */
export function SettingScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { at, hrefFor } = useAddress(PARTS);
  const query = useQuery({ ...ask('OpusServiceMag.getSetting', { opusID: id }), ...FRESH });
  const code = query.data?.code;
  return (
    <>
      <PageHeader
        title={PATHS.opusSetting.title}
        purpose={query.data ? `《${query.data.name}》叫什么、怎么读、归谁。` : '叫什么、怎么读、归谁。'}
        actions={
          code === undefined ? null : (
            <>
              <Button onClick={() => void navigate(PATHS.opusShareEdit.getHref(id))}>
                {PATHS.opusShareEdit.title}
              </Button>
              <Button href={readingPath(code)} target="_blank" rel="noopener">
                打开阅读
              </Button>
            </>
          )
        }
      />
      {isNoWork(query.error) ? (
        <NoWork />
      ) : (
        <>
          <ViewLinks label="设置" views={VIEWS} current={at.tab} hrefFor={(tab) => hrefFor({ tab })} />
          <ScreenAnswer
            query={query}
            what="作品设置"
            safe="作品没有变化，请稍后重试。"
            unsupported="这里没有作品设置，作品照常阅读和印刷。"
          >
            {(setting) => (
              <Parts key={setting.opusID}>
                <PublishNote key={setting.opusID} setting={setting} />
                <Shown view={at.tab} setting={setting} />
              </Parts>
            )}
          </ScreenAnswer>
        </>
      )}
    </>
  );
}

function Shown({ view, setting }: { readonly view: View; readonly setting: Setting }) {
  switch (view) {
    case 'basic':
      return <BasicSheet setting={setting} />;
    case 'reading':
      return <ReadingSheet setting={setting} />;
    case 'toc':
      return <TocSheet setting={setting} />;
    case 'versions':
      return <VersionsSheet setting={setting} />;
    case 'ending':
      return <EndingSheets setting={setting} />;
  }
}
