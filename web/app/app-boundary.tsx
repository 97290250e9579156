import { Component, type ReactNode } from 'react';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
import styles from './app-boundary.module.css';

interface AppBoundaryProps {
  readonly children: ReactNode;
}

interface AppBoundaryState {
  readonly isBroken: boolean;
}

/** The last resort: it draws with plain elements, because whatever broke may be the components themselves. */
export class AppBoundary extends Component<AppBoundaryProps, AppBoundaryState> {
  override state: AppBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): AppBoundaryState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenApp /> : this.props.children;
  }
}

export function BrokenApp() {
  return (
    <Stack as="main" gap={12} items="center" text="center" className={styles.page}>
      <h1>页面出了点问题</h1>
      <p>已保存的内容是安全的。请重新加载页面。</p>
      <Box
        type="button"
        as="button"
        radius="control"
        ground="ink"
        tone="on-ink"
        className={styles.button}
        onClick={() => location.reload()}
      >
        重新加载
      </Box>
      <a href="/error?code=500">查看说明</a>
    </Stack>
  );
}
