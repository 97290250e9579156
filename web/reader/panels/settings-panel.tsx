import type { Mode } from '../model/place-memory.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { useFullScreen } from '../parts/use-full-screen.ts';
import styles from './settings.module.css';

interface SettingsPanelProps {
  readonly mode: Mode;
  readonly scale: number;
  readonly isReflowed: boolean;
  readonly mayPrint: boolean;
  readonly onMode: (mode: Mode) => void;
  readonly onZoomStep: (direction: 1 | -1 | 0) => void;
  readonly onPrint: () => void;
  readonly onTraces: () => void;
}

const MODE_WORDS: readonly [Mode, string, string][] = [
  ['flip', '翻页', '像翻书一样'],
  ['slide', '滑动', '一次一页，左右滑动'],
  ['scroll', '滚动', '上下连续阅读'],
];

/** How the book is shown (显示). */
export function SettingsPanel(props: SettingsPanelProps) {
  const { mode, scale, isReflowed, mayPrint, onMode, onZoomStep, onPrint, onTraces } = props;
  const fullScreen = useFullScreen();
  return (
    <div className={styles.settings}>
      <fieldset disabled={isReflowed}>
        <legend>阅读方式</legend>
        {MODE_WORDS.map(([name, label, note]) => (
          <label key={name} className={styles.choice}>
            <input type="radio" name="mode" checked={mode === name} onChange={() => onMode(name)} />
            <span>{label}</span>
            <small>{note}</small>
          </label>
        ))}
      </fieldset>
      <fieldset disabled={isReflowed}>
        <legend>缩放</legend>
        <div className={styles.zoom}>
          <IconButton icon="minus" label="缩小" isDisabled={isReflowed} onPress={() => onZoomStep(-1)} />
          <output>{Math.round(scale * 100)}%</output>
          <IconButton icon="plus" label="放大" isDisabled={isReflowed} onPress={() => onZoomStep(1)} />
          <button type="button" className={styles.plain} onClick={() => onZoomStep(0)}>
            恢复原大
          </button>
        </div>
      </fieldset>
      <div className={styles.more}>
        {mayPrint ? (
          <button type="button" className={styles.plain} onClick={onPrint}>
            打印
          </button>
        ) : null}
        {fullScreen.isPossible ? (
          <button type="button" className={styles.plain} onClick={fullScreen.toggle}>
            {fullScreen.isOn ? '退出全屏' : '全屏'}
          </button>
        ) : null}
        <button type="button" className={styles.plain} onClick={onTraces}>
          阅读记录
        </button>
      </div>
    </div>
  );
}
