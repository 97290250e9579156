import { Button } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import styles from '../login.module.css';

export interface LoadedViewProps<Props extends object> {
  /** A function that stays the same between renderings, as it is asked again when it changes. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** Draws a part that is fetched when it is first wanted, and lets the user try again where that fails. */
export function LoadedView<Props extends object>({ load, props }: LoadedViewProps<Props>) {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);

  // biome's rule wants every dependency read inside; the round is there to repeat the attempt.
  useEffect(() => {
    let isWanted = round >= 0;
    load().then(
      (loaded) => {
        if (isWanted) setView(() => loaded);
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, round]);

  function tryAgain(): void {
    setHasFailed(false);
    setRound((before) => before + 1);
  }

  if (View !== null) return <View {...props} />;
  if (!hasFailed) return <div className={styles.loadingView} aria-busy="true" />;
  return (
    <div className={styles.loadingView} role="alert">
      <p>没有加载成功，请检查网络</p>
      <Button onClick={tryAgain}>重试</Button>
    </div>
  );
}
