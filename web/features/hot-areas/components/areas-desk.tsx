import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MEGABYTE } from '#contracts/rules/files/file-kinds.ts';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { problemsOf } from '#contracts/rules/pages/areas/area-problems.ts';
import { type AreaRows, csvOfAreas, readAreaRows } from '#contracts/rules/pages/areas/area-rows.ts';
import { AREAS_OF_PAGE } from '#contracts/rules/pages/areas/check-areas.ts';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { newId } from '#web/features/editor/model/new-id.ts';
import { PublishButton } from '#web/features/publications/components/publish-button.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { send } from '#web/kit/ask/send.ts';
import { useLeaveScreen } from '#web/kit/form/leave.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Columns, Parts } from '#web/kit/layout/columns.tsx';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { PATHS, readingPath } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { areaInMiddle, hintOf, KEYS_HINT, TOOLS, type Tool } from '../model/tools.ts';
import { useAreas, type Work } from '../model/use-areas.ts';
import { knownPages, usePageOf } from '../model/work-pages.ts';
import { AreaFields } from './area-fields.tsx';
import { pressAreaKey } from './area-keys.ts';
import { AreaList } from './area-list.tsx';
import { AreaStage } from './area-stage.tsx';
import { CheckDialog } from './check-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { FoundDialog, type FoundPages, newOnes } from './found-dialog.tsx';
import { NewPagesDialog } from './new-pages-dialog.tsx';
import { PageRow } from './page-row.tsx';
import { RowsDialog } from './rows-dialog.tsx';

type Asked =
  | { readonly kind: 'copy' | 'check' | 'pages' }
  | { readonly kind: 'found'; readonly found: FoundPages }
  | { readonly kind: 'rows'; readonly rows: AreaRows };

const TOOL_OPTIONS = (Object.keys(TOOLS) as Tool[]).map((value) => ({ value, label: TOOLS[value] }));

/** So many rows as are taken at once, with long texts. */
const MOST_BYTES = 8 * MEGABYTE;

const SAVED = {
  draft: '热区都已保存，发布后读者才看得到。',
  changed: '热区都已保存，发布修改后读者才看得到。',
  withdrawn: '热区都已保存，重新发布后读者才看得到。',
  published: '读者看到的就是这些热区。',
} as const;

/** Where the hot areas of a work are drawn, said, found and saved (热区编辑). */
export function AreasDesk({ work }: { readonly work: Work }) {
  const { opusID, code, name, widthMm, heightMm } = work;
  const { message } = App.useApp();
  const status = useQuery(ask('OpusServiceMag.getOpus', { opusID })).data?.status;
  const desk = useAreas(work);
  const file = useRef<HTMLInputElement>(null);
  const [tool, setTool] = useState<Tool>('choose');
  const [isTrying, setIsTrying] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const tellFailure = useTellFailure();
  const finding = useGuard();
  const known = useMemo(() => knownPages(desk.pages), [desk.pages]);
  const problems = useMemo(
    () => desk.pages.flatMap((page) => problemsOf(page, { widthMm, pages: known })),
    [desk.pages, widthMm, known],
  );
  const dead = problems.filter(({ kind }) => kind === 'gone' || kind === 'bad');
  const no = known.numberOf(desk.page) ?? 1;
  const { query, page } = usePageOf(code, no);
  const isChanged = desk.changed.length > 0 || desk.unfinished.length > 0;
  const isFull = desk.areas.length >= AREAS_OF_PAGE;
  const size = { widthMm, heightMm };
  useLeaveScreen({
    isChanged,
    loses: '还没有保存的热区会丢失。',
    leaves: (from, to) => from.pathname !== to.pathname,
  });

  function done(told: string): void {
    setAsked(null);
    void message.success(told);
  }

  async function find(): Promise<void> {
    const outcome = await finding.run(['find'], () => send('OpusServiceMag.findHotAreas', { opusID }));
    if (outcome === null) return;
    if (!outcome.ok) tellFailure(outcome.error);
    else {
      const found = newOnes(outcome.value.pages, desk.pages);
      if (found.length > 0) setAsked({ kind: 'found', found });
      else void message.info('没有找到还放得下的新网址、邮箱或「见第 n 页」');
    }
  }

  async function readRows(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      void message.error(`文件有 ${sizeInWords(file.size)}，最大 ${sizeInWords(MOST_BYTES)}`);
      return;
    }
    const text = await file.text().catch(() => null);
    const pageIds = desk.pages.map((each) => each.page);
    if (text === null) void message.error('文件没有读出来，请重新选择');
    else setAsked({ kind: 'rows', rows: readAreaRows(text, { ...size, pageIds, newId }) });
  }

  function addOne(): void {
    const area = areaInMiddle(size, desk.target);
    // At once, so that the arrows that follow move it.
    flushSync(() => {
      desk.editPage((areas) => [...areas, area]);
      desk.choose([area.id]);
    });
    document.querySelector<SVGElement>(`svg [data-keys="${area.id}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the areas within it
    <div data-desk="" onKeyDown={(event) => pressAreaKey(event, desk, { ...size, isTrying })}>
      <PageHeader
        title={PATHS.opusHotareaEdit.title}
        purpose={
          <span role="status">
            《{name}》：
            {isChanged ? `${Math.max(desk.changed.length, 1)} 页有未保存的热区。` : SAVED[status ?? 'draft']}
          </span>
        }
        actions={
          <>
            <Button href={readingPath(code)} target="_blank" rel="noopener">
              翻阅作品
            </Button>
            {isChanged || status === undefined ? null : <PublishButton {...{ opusID, status }} />}
            <Button
              type="primary"
              disabled={!isChanged}
              loading={desk.saving.isBusy}
              onClick={() => void desk.save()}
            >
              保存
            </Button>
          </>
        }
      />
      <Parts>
        <Problem text={desk.saving.problem} />
        {desk.clash ? (
          <Alert
            type="warning"
            showIcon
            title={`作品已在别处保存，其中 ${desk.clash.count} 页的热区两边都改了。`}
            action={
              <Row gap={8} wraps>
                <Button onClick={() => void desk.keepMine()}>用我的并保存</Button>
                <Button onClick={desk.takeTheirs}>用别处的</Button>
              </Row>
            }
          />
        ) : null}
        <Columns
          beside={
            <>
              <Sheet title="选中的热区" {...shows('OpusServiceMag.saveHotAreas')}>
                <AreaFields {...{ opusID, desk, known, ...size }} onCopy={() => setAsked({ kind: 'copy' })} />
              </Sheet>
              <Sheet
                title="全部热区"
                extra={
                  <Muted size={12}>{desk.pages.reduce((sum, { areas }) => sum + areas.length, 0)} 个</Muted>
                }
                {...shows('OpusServiceMag.getHotAreas')}
              >
                <AreaList {...{ desk, known, dead }} />
              </Sheet>
            </>
          }
        >
          <Sheet
            title={`第 ${no} 页`}
            extra={<Muted size={12}>{`${desk.areas.length} / ${AREAS_OF_PAGE} 个热区`}</Muted>}
            {...shows('ReaderServiceMag.getPages', 'OpusServiceMag.findHotAreas')}
          >
            <Stack gap={12} columns="one">
              <Row gap={8} wraps role="toolbar" aria-label="热区工具">
                <Segmented<Tool>
                  className="s-off-phone"
                  aria-label="工具"
                  value={tool}
                  disabled={isTrying}
                  options={TOOL_OPTIONS.map((each) => ({
                    ...each,
                    disabled: isFull && each.value !== 'choose',
                  }))}
                  onChange={setTool}
                />
                <Button disabled={isFull || isTrying} onClick={addOne}>
                  添加
                </Button>
                <Button data-undo="" disabled={!desk.canUndo} onClick={desk.undo}>
                  撤销
                </Button>
                <Button disabled={!desk.canRedo} onClick={desk.redo}>
                  重做
                </Button>
                <Button loading={finding.busy.size > 0} onClick={() => void find()}>
                  自动识别
                </Button>
                <Button
                  aria-pressed={isTrying}
                  type={isTrying ? 'primary' : 'default'}
                  onClick={() => setIsTrying(!isTrying)}
                >
                  试用
                </Button>
                <ActionMenu
                  title="热区"
                  opener="更多"
                  items={[
                    { key: 'check', label: '检查链接' },
                    { key: 'export', label: '导出 CSV' },
                    { key: 'import', label: '导入 CSV' },
                    { key: 'pages', label: '换上新 PDF 的页面' },
                  ]}
                  onChoose={(key) => {
                    if (key === 'check' || key === 'pages') setAsked({ kind: key });
                    else if (key === 'import') file.current?.click();
                    else saveFile(`${name} 热区.csv`, csvOfAreas(desk.pages, known), 'text/csv');
                  }}
                />
                <input
                  ref={file}
                  type="file"
                  hidden
                  accept=".csv,text/csv"
                  aria-label="导入 CSV"
                  onChange={({ target }) => {
                    void readRows(target.files?.[0]);
                    // The same file may be chosen once more.
                    target.value = '';
                  }}
                />
              </Row>
              <Note size="12-20">
                {hintOf(tool, isTrying, isFull)}
                {tool === 'choose' && !isTrying && !isFull ? <Text off="phone">{KEYS_HINT}</Text> : null}
              </Note>
              <Answer query={query} what="页面" safe="已保存的热区不受影响，请稍后重试。">
                {() =>
                  page ? (
                    <AreaStage
                      key={desk.page}
                      {...{ page, desk, tool, ...size }}
                      numberOf={known.numberOf}
                      onDrawn={() => setTool('choose')}
                      onTry={isTrying ? (to) => desk.showPage(known.idOf(to) ?? desk.page) : undefined}
                    />
                  ) : null
                }
              </Answer>
              <PageRow
                {...{ code, ...size }}
                pages={desk.pages}
                shown={desk.page}
                dead={new Set(dead.map((each) => each.page))}
                onShow={desk.showPage}
              />
            </Stack>
          </Sheet>
        </Columns>
      </Parts>
      {asked?.kind === 'copy' ? (
        <CopyDialog desk={desk} onDone={done} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.kind === 'rows' ? (
        <RowsDialog rows={asked.rows} desk={desk} onDone={done} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.kind === 'found' ? (
        <FoundDialog found={asked.found} {...{ desk, known }} onDone={done} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.kind === 'pages' ? (
        <NewPagesDialog work={work} desk={desk} onDone={done} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.kind === 'check' ? (
        <CheckDialog {...{ problems, desk, known }} onClose={() => setAsked(null)} />
      ) : null}
    </div>
  );
}
