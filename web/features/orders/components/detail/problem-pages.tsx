import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import type { OrderDetail } from '#web/features/orders/model/orders.ts';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { CoverAlone } from '../cover-alone.tsx';
import { printedPages } from '../printed-pages.ts';
import { FileProblem } from './file-problems.tsx';
import { PageStage } from './page-stage.tsx';
import styles from './problem-pages.module.css';

type Problem = OrderDetail['fileProblems'][number];

/** What the check found (文件问题), one after another, each on its page. */
export function ProblemPages({ detail }: { readonly detail: OrderDetail }) {
  const { fileProblems, handleOption } = detail;
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, fileProblems.length - 1);
  const problem = fileProblems[at];
  if (!problem) return null;
  const canAccept = handleOption.includes('acceptFile');
  const canReplace = handleOption.includes('replaceFile');
  return (
    <Stack gap={24} align="start" className={styles.problems}>
      <ProblemPage key={problem.lineID} detail={detail} problem={problem} />
      <Stack gap={12}>
        {fileProblems.length > 1 ? (
          <Row gap={12} digits>
            <Button size="small" disabled={at === 0} onClick={() => setChosen(at - 1)}>
              上一处
            </Button>
            <span aria-live="polite">
              {at + 1} / {fileProblems.length}
            </span>
            <Button size="small" disabled={at === fileProblems.length - 1} onClick={() => setChosen(at + 1)}>
              下一处
            </Button>
          </Row>
        ) : null}
        <Stack as="ul" gap={4} aria-label="文件问题">
          {fileProblems.map((each, place) => (
            <li key={`${each.lineID} ${each.page} ${each.text}`}>
              <button
                type="button"
                className={styles.entry}
                aria-current={place === at ? 'true' : undefined}
                onClick={() => setChosen(place)}
              >
                <FileProblem detail={detail} problem={each} />
              </button>
            </li>
          ))}
        </Stack>
        {canReplace ? (
          <Note size={12}>
            修改作品后用“替换文件”重新审稿{canAccept ? '；或者看过以上问题，用“坚持印刷”原样付印' : ''}。
          </Note>
        ) : null}
      </Stack>
    </Stack>
  );
}

function ProblemPage({ detail, problem }: { readonly detail: OrderDetail; readonly problem: Problem }) {
  const { orderNo, lines } = detail;
  const { lineID, page, box } = problem;
  const line = lines.find((each) => each.lineID === lineID);
  // A problem of the whole file is on no page.
  const { data: book } = useQuery({ ...printedPages(orderNo, lineID, page), enabled: page > 0 });
  if (!line) return null;
  const cover = <CoverAlone line={line} />;
  return book ? <PageStage {...{ orderNo, lineID, book, page, box }} without={cover} /> : cover;
}
