import { Button, Modal } from 'antd';
import type { AreaProblem } from '#contracts/rules/pages/areas/area-problems.ts';
import type { KnownPages } from '#contracts/rules/pages/areas/targets.ts';
import { RecordList, RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { Box, Note } from '#web/kit/layout/shapes.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import type { Areas } from '../model/use-areas.ts';

const KINDS = { gone: '失效', bad: '地址不对', edge: '靠边', covered: '被盖住' } as const;

interface CheckDialogProps {
  readonly problems: readonly AreaProblem[];
  readonly desk: Areas;
  readonly known: KnownPages;
  readonly onClose: () => void;
}

/** Whether every area leads somewhere (检查链接). Addresses outside are not called. */
export function CheckDialog({ problems, desk, known, onClose }: CheckDialogProps) {
  const all = desk.pages.flatMap(({ areas }) => areas);
  const outside = all.filter(({ target }) => target.to === 'address').length;
  const placeOf = ({ page, area }: AreaProblem) =>
    (desk.pages.find((each) => each.page === page)?.areas.findIndex(({ id }) => id === area) ?? -1) + 1;
  return (
    <Modal
      open
      centered
      title={problems.length === 0 ? `${all.length} 个热区都没有问题` : `${problems.length} 处要看一看`}
      footer={<Button onClick={onClose}>关闭</Button>}
      onCancel={onClose}
      afterOpenChange={focusDialog}
    >
      <Note size="12-20">
        查了跳页的页还在不在，地址、邮箱和电话写得对不对，有没有靠近翻页边或被盖住。
        {outside === 0 ? '' : `${outside} 个外部网址只查写法，没有去访问。`}
      </Note>
      {problems.length === 0 ? null : (
        <Box tabIndex={0} role="group" aria-label="问题" style={{ maxHeight: 360, overflow: 'auto' }}>
          <RecordList label="问题">
            {problems.map((problem) => (
              <RecordRow
                key={`${problem.page} ${problem.area} ${problem.kind}`}
                actions={
                  <Button
                    onClick={() => {
                      desk.choose([problem.area], problem.page);
                      onClose();
                    }}
                  >
                    去看看
                  </Button>
                }
              >
                <RecordTitle>
                  第 {known.numberOf(problem.page)} 页 {placeOf(problem)} 号
                  <RecordTag tone={problem.kind === 'gone' || problem.kind === 'bad' ? 'over' : undefined}>
                    {KINDS[problem.kind]}
                  </RecordTag>
                </RecordTitle>
                <RecordNote>{problem.message}</RecordNote>
              </RecordRow>
            ))}
          </RecordList>
        </Box>
      )}
    </Modal>
  );
}
