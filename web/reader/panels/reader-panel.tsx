import type { Mode } from '../model/place-memory.ts';
import type { PrintRange } from '../model/print-range.ts';
import type { Reading } from '../reading.ts';
import type { Panel, ReaderState } from '../use-reader.ts';
import { OutlinePanel } from './outline-panel.tsx';
import { PanelSheet } from './panel.tsx';
import { PrintPanel } from './print-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { SharePanel } from './share-panel.tsx';
import { ThumbnailsPanel } from './thumbnails-panel.tsx';
import { TracesPanel } from './traces-panel.tsx';

interface ReaderPanelProps {
  readonly reading: Reading;
  readonly state: ReaderState;
  readonly panel: Panel;
  /** The pages that lie open. */
  readonly open: readonly number[];
  readonly onClose: () => void;
  readonly onPage: (page: number) => void;
  readonly onMark: (words: string) => void;
  readonly onMode: (mode: Mode) => void;
  readonly onZoomStep: (direction: 1 | -1 | 0) => void;
  readonly onPanel: (panel: Panel) => void;
  readonly onPrint: (range: PrintRange) => void;
}

const TITLES: Readonly<Record<Panel, string>> = {
  outline: '目录',
  thumbnails: '缩略图',
  search: '搜索',
  settings: '显示',
  print: '打印',
  share: '分享',
  traces: '阅读记录',
};

/** The one panel that is open beside the book. */
export function ReaderPanel(props: ReaderPanelProps) {
  return (
    <PanelSheet key={props.panel} title={TITLES[props.panel]} onClose={props.onClose}>
      {contentOf(props)}
    </PanelSheet>
  );
}

function contentOf(props: ReaderPanelProps) {
  const { reading, state, open, onPage } = props;
  switch (props.panel) {
    case 'outline':
      return <OutlinePanel reading={reading} page={state.page} onPage={onPage} />;
    case 'thumbnails':
      return <ThumbnailsPanel reading={reading} open={open} onPage={onPage} />;
    case 'search':
      return <SearchPanel reading={reading} mark={state.mark} onMark={props.onMark} onPage={onPage} />;
    case 'settings':
      return (
        <SettingsPanel
          mode={state.mode}
          scale={state.zoom.scale}
          isReflowed={state.isReflowed}
          mayPrint={reading.book.options?.permits.includes('print') !== false}
          onMode={props.onMode}
          onZoomStep={props.onZoomStep}
          onPrint={() => props.onPanel('print')}
          onTraces={() => props.onPanel('traces')}
        />
      );
    case 'share':
      return <SharePanel book={reading.book} page={state.page} />;
    case 'traces':
      return <TracesPanel />;
    case 'print':
      return (
        <PrintPanel
          open={open}
          pageNum={reading.book.pageNum}
          isPrinting={state.printing !== null}
          onPrint={props.onPrint}
        />
      );
  }
}
