import { Button } from 'antd';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Column } from '#web/kit/layout/shapes.ts';
import styles from './panel.module.css';

export interface LoadedViewProps<Props extends object> {
  /** A function that stays the same between renderings, as it is asked again when it changes. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** The way out while the part cannot be fetched. */
  readonly onBack?: () => void;
}

/** Draws a part that is fetched when it is first wanted, and lets the user try again where that fails. */
export function LoadedView<Props extends object>({ load, props, onBack }: LoadedViewProps<Props>) {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const attempt = useCallback(() => {
    setHasFailed(false);
    load().then(
      (loaded) => setView(() => loaded),
      () => setHasFailed(true),
    );
  }, [load]);
  useEffect(attempt, [attempt]);

  if (View !== null) return <View {...props} />;
  if (!hasFailed)
    return (
      <Column
        gap={12}
        tone="muted"
        align="center"
        justify="center"
        className={styles.loadingView}
        aria-busy="true"
      />
    );
  return (
    <Column gap={12} tone="muted" align="center" justify="center" className={styles.loadingView} role="alert">
      <p>没有加载成功，请检查网络</p>
      <Button onClick={attempt}>重试</Button>
      {onBack === undefined ? null : (
        <button type="button" className={styles.quiet} onClick={onBack}>
          返回
        </button>
      )}
    </Column>
  );
}
