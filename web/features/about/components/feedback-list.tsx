import { useQuery } from '@tanstack/react-query';
import { Tag } from 'antd';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedNote } from '#web/components/states/unsupported-state.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { Box, Note } from '#web/kit/layout/shapes.ts';
import styles from './about.module.css';

/** The member's own remarks and their state (我的反馈进度). */
export function FeedbackList() {
  const query = useQuery(ask('MemberServiceMag.getFeedback'));
  return (
    <Answer
      query={query}
      what="反馈进度"
      unsupported={<UnsupportedNote />}
      skeleton={<LinesSkeleton count={4} />}
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState text="您还没有提交过反馈；提交后可以在这里看到处理进度。" />
        ) : (
          <ul className={styles.feedback}>
            {list.map(({ ID, content, state, sent, orderNo = '', answer = '' }) => (
              <li key={ID}>
                <Box as="p" breaks className={styles.remark}>
                  {content}
                </Box>
                {answer === '' ? null : (
                  <Note size="12-20" breaks className={styles.remark}>
                    客服：{answer}
                  </Note>
                )}
                <Note size={12} className={styles.meta}>
                  <Tag>{state}</Tag>
                  <time>{sent}</time>
                  {orderNo === '' ? null : `订单 ${orderNo}`}
                </Note>
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  );
}
