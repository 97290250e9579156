import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { PRINT_FORM_NAMES, type PrintForm } from '#contracts/rules/print/print-forms.ts';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { FRESH } from '#web/kit/ask/ask.ts';
import type { DataOf } from '#web/kit/ask/send.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { CallError } from '#web/lib/call/call-error.ts';

const ASK_AGAIN_MS = 1000;

type PrintFileData = DataOf<'OrderServiceMag.getPrintFile'>;

/** A file is asked for again and again while it is on its way. */
export const ON_ITS_WAY = {
  ...FRESH,
  refetchInterval: ({ state: { data } }: { state: { data?: PrintFileData | undefined } }) =>
    isOnItsWay(data) ? ASK_AGAIN_MS : (false as const),
};

interface PrintAct {
  readonly isBusy: boolean;
  readonly problem: string;
  readonly run: () => void;
}

interface PrintFileProps {
  readonly form: PrintForm;
  readonly query: UseQueryResult<PrintFileData, CallError>;
  readonly make: PrintAct;
  readonly cancel: PrintAct;
  /** A binding without such a file says why; else nothing is shown, as nothing is missed. */
  readonly saysWhyNone?: boolean;
}

/** 印刷文件 in one of its forms: made when it is wanted, and fetched. */
export function PrintFile({ form, query, make, cancel, saysWhyNone = false }: PrintFileProps) {
  const name = PRINT_FORM_NAMES[form];
  const file = query.data;
  if (!file) return <NoAnswer name={name} query={query} isAwaited={saysWhyNone} />;
  if (file.state === 'none' && file.why !== '' && !saysWhyNone) return null;
  const canBeMade = file.state === 'failed' || (file.state === 'none' && file.why === '');
  return (
    <Stack gap={4}>
      <Row gap={12} justify="between" wraps>
        <FileState name={name} file={file} />
        {isOnItsWay(file) ? (
          <Button size="small" loading={cancel.isBusy} onClick={cancel.run}>
            取消
          </Button>
        ) : null}
        {canBeMade ? (
          <Button size="small" loading={make.isBusy} onClick={make.run}>
            {file.state === 'failed' ? '重新生成' : `生成${name}`}
          </Button>
        ) : null}
        {file.state === 'ready' ? (
          <Button size="small" href={file.address} download aria-label={`下载${name}`}>
            下载
          </Button>
        ) : null}
      </Row>
      {file.state === 'drawing' ? (
        <Progress
          size="small"
          percent={Math.floor((file.page / file.pageNum) * 100)}
          aria-label={`${name}的进度`}
        />
      ) : null}
      <Problem text={make.problem || cancel.problem} />
    </Stack>
  );
}

interface NoAnswerProps extends Pick<PrintFileProps, 'query'> {
  readonly name: string;
  readonly isAwaited: boolean;
}

/** What stands for a file that nothing is known of. */
function NoAnswer({ name, query, isAwaited }: NoAnswerProps) {
  const { error } = query;
  if (!error) return isAwaited ? <LinesSkeleton count={1} /> : null;
  if (error.kind === 'not-there') return null;
  const isForbidden = error.kind === 'forbidden';
  return (
    <Row gap={12} justify="between" wraps>
      <Muted size="12-20">{isForbidden ? `${name}：${error.message}` : `${name}没有加载出来`}</Muted>
      {isForbidden ? null : (
        <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
          重试
        </Button>
      )}
    </Row>
  );
}

function isOnItsWay(file: PrintFileData | undefined): boolean {
  return file?.state === 'waiting' || file?.state === 'drawing';
}

function FileState({ name, file }: { readonly name: string; readonly file: PrintFileData }) {
  const { state, ahead, page, pageNum, bytes, why } = file;
  const texts = {
    none: why || FORM_WORDS[file.form],
    waiting: ahead === 0 ? '排队中，马上开始' : `排队中，前面还有 ${ahead} 个文件`,
    drawing: page === 0 ? `正在生成，共 ${pageNum} 页` : `正在生成，第 ${page} / ${pageNum} 页`,
    ready: `PDF，${pageNum} 页，${sizeInWords(bytes)}`,
    failed: `没有生成：${why}`,
  };
  return (
    <span aria-live="polite">
      <Text as="span" size="12-20">
        {name}
      </Text>{' '}
      <Muted size="12-20" breaks>
        {texts[state]}
      </Muted>
    </span>
  );
}

const FORM_WORDS: Readonly<Record<PrintForm, string>> = {
  print: '带 3 毫米出血和裁切线，供印厂使用',
  cover: '封底、书脊、封面连成一张',
  sheets: '按折页顺序排好，供骑马钉使用',
  read: '成品尺寸，带目录和链接，供自己翻看',
};
