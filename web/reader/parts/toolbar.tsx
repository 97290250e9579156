import type { Panel, ReaderState } from '../use-reader.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toolbar.module.css';
import { useFullScreen } from './use-full-screen.ts';

interface ToolbarProps {
  readonly title: string;
  readonly author: string;
  /** The work that its owner can have printed; empty for anybody else. */
  readonly printID: string;
  readonly state: ReaderState;
  readonly hasOutline: boolean;
  readonly hasWords: boolean;
  /** What its readers may do, where its author said so. */
  readonly permits: readonly string[] | undefined;
  readonly onPanel: (panel: Panel) => void;
  readonly onReflow: () => void;
  readonly onZoomStep: (direction: 1 | -1 | 0) => void;
}

const PANELS: readonly [Exclude<Panel, 'print' | 'traces'> | 'reflow', IconName, string][] = [
  ['outline', 'outline', '目录'],
  ['thumbnails', 'thumbnails', '缩略图'],
  ['search', 'search', '搜索'],
  ['reflow', 'text', '阅读视图'],
  ['share', 'share', '分享'],
  ['settings', 'settings', '显示'],
];

/** What can be done with the book (工具栏): above it, and on a phone below it. */
export function Toolbar(props: ToolbarProps) {
  const { title, author, printID, state, hasOutline, hasWords, onPanel, onReflow, onZoomStep } = props;
  const may = (permit: string) => props.permits?.includes(permit) !== false;
  const { panel, isReflowed, zoom } = state;
  const fullScreen = useFullScreen();
  const isThere = {
    ...{ outline: hasOutline, search: hasWords && may('search'), reflow: hasWords },
    ...{ thumbnails: true, share: may('share'), settings: true },
  };

  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <h1>{title}</h1>
        <p>{author}</p>
      </div>
      {printID === '' ? null : (
        <a className={styles.order} href={`/manager/add_shopping/${encodeURIComponent(printID)}`}>
          印成书
        </a>
      )}
      <div className={styles.tools} role="toolbar" aria-label="阅读工具">
        {PANELS.filter(([name]) => isThere[name]).map(([name, icon, label]) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-pressed={name === 'reflow' ? isReflowed : panel === name}
            onClick={() => (name === 'reflow' ? onReflow() : onPanel(name))}
          >
            <Icon name={icon} />
            <span>{label}</span>
          </button>
        ))}
        <div className={styles.wide}>
          <IconButton icon="minus" label="缩小" isDisabled={isReflowed} onPress={() => onZoomStep(-1)} />
          <button
            type="button"
            className={styles.percent}
            disabled={isReflowed}
            title="恢复原大"
            onClick={() => onZoomStep(0)}
          >
            {Math.round(zoom.scale * 100)}%
          </button>
          <IconButton icon="plus" label="放大" isDisabled={isReflowed} onPress={() => onZoomStep(1)} />
          {may('print') ? <IconButton icon="print" label="打印" onPress={() => onPanel('print')} /> : null}
          {fullScreen.isPossible ? (
            <IconButton
              icon={fullScreen.isOn ? 'small' : 'full'}
              label={fullScreen.isOn ? '退出全屏' : '全屏'}
              onPress={fullScreen.toggle}
            />
          ) : null}
        </div>
      </div>
    </header>
  );
}
