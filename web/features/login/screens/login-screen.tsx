import type { ReactNode } from 'react';
import { BrandMark } from '#web/components/pictures/brand-mark.tsx';
import { Box, Column, Row, Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { CoverShelf } from '../components/cover-shelf.tsx';
import { LoginPanel, type LoginPanelProps } from '../components/login-panel.tsx';
import styles from './login-screen.module.css';

export interface LoginScreenProps extends Pick<LoginPanelProps, 'onLoggedIn' | 'renderAccounts'> {
  /** Where the user wanted to go; inside the app and already decoded. */
  readonly targetPath: string;
  /** What the user has to know before logging in. */
  readonly notice?: ReactNode;
}

function titleOf(targetPath: string): string | undefined {
  const path = targetPath.split(/[?#]/)[0];
  if (path === PATHS.manager.path || path === PATHS.makeEbook.path) return undefined;
  return Object.values(PATHS).find((known) => known.path === path)?.title;
}

/** Login screen (登录). */
export function LoginScreen({ targetPath, notice, ...panel }: LoginScreenProps) {
  const targetTitle = titleOf(targetPath);
  return (
    <Stack ground="paper" className={styles.screen}>
      <Column as="aside" align="center" justify="center" ground="paper-deep" className={styles.composition}>
        <CoverShelf />
        <Box as="p" tone="ink" className={styles.purpose}>
          在线编排，翻页发布，也印成一本真正的书。
        </Box>
      </Column>
      <Row as="main" align="start" justify="center" className={styles.main}>
        <Box ground="sheet" radius="sheet" className={styles.sheet}>
          <Row as="header" className={styles.brand}>
            <h1 tabIndex={-1}>
              <BrandMark />
            </h1>
          </Row>
          {targetTitle === undefined ? null : (
            <Box as="p" tone="muted" className={styles.target}>
              登录后回到“{targetTitle}”
            </Box>
          )}
          <div className={styles.notice}>{notice}</div>
          <LoginPanel {...panel} />
        </Box>
      </Row>
    </Stack>
  );
}
