import { Button } from 'antd';
import { useNavigate, useRouteError } from 'react-router-dom';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { PATHS } from '#web/lib/paths.ts';

// Browsers word it differently: a chunk that could not be fetched, for want of a connection or after a new release.
function isChunkMissing(error: unknown): boolean {
  return error instanceof Error && /dynamically imported|module script|preload/i.test(error.message);
}

/** What stands in place of a screen that broke; the shell around it lives on. */
export function RegionError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const isMissing = isChunkMissing(error);
  return (
    <ErrorState
      title={isMissing ? '页面没有下载完整' : '这个页面出了点问题'}
      text={
        isMissing
          ? '可能是网络中断，也可能是刚刚更新了版本，重新加载即可。'
          : '已保存的内容是安全的。请重新加载；如果仍不成功，请到「关于」页面告诉我们。'
      }
      onRetry={() => location.reload()}
      actions={<Button onClick={() => void navigate(PATHS.about.getHref())}>去关于页面</Button>}
    />
  );
}
