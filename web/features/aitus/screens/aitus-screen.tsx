import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PageHeader } from '#web/components/page-header.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { PageSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { Column } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { pageBehind } from '../page-behind.ts';
import styles from './aitus-screen.module.css';

/** Host of the pages on the allow-list (站内页面); they run sandboxed, without scripts and without the session. */
export function AitusScreen() {
  const { path = '' } = useParams();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const query = useQuery(pageBehind(path));
  const back = <Button onClick={() => void navigate(-1)}>返回上一页</Button>;

  if (query.isPending) {
    return <PageSkeleton />;
  }
  if (query.error?.kind === 'not-there') {
    return (
      <>
        <PageHeader title="站内页面" />
        <UnsupportedState text="打不开站内页面，其他功能照常使用。" actions={back} />
      </>
    );
  }
  if (query.isError) {
    return (
      <>
        <PageHeader title="站内页面" />
        <ErrorState
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          error={query.error}
          actions={back}
        />
      </>
    );
  }
  if (query.data === null) {
    return (
      <>
        <PageHeader title="站内页面" />
        <div {...shows('MemberServiceMag.resolveAitusPath')}>
          <ErrorState
            title="该页面不可用"
            text="这个地址不在允许打开的范围内。如果您需要它，请在「关于」页面告诉我们。"
            actions={back}
          />
        </div>
      </>
    );
  }
  const { title, url } = query.data;
  return (
    <Column className={styles.host} {...shows('MemberServiceMag.resolveAitusPath')}>
      <PageHeader
        title={title}
        actions={
          <>
            {back}
            <Button onClick={() => setRound(round + 1)}>重新加载</Button>
            <Button href={url} target="_blank" rel="noopener">
              在新标签页打开
            </Button>
          </>
        }
      />
      <iframe key={round} className={styles.frame} src={url} title={title} sandbox="allow-popups" />
    </Column>
  );
}
