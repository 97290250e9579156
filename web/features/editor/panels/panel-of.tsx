import { type ComponentType, lazy, Suspense } from 'react';
import type { Side } from '../model/editing.ts';
import { FindingsPanel } from './findings-panel.tsx';
import { LayoutsPanel } from './layouts-panel.tsx';
import { PhotoTray } from './photo-tray.tsx';

interface PanelProps {
  /** Puts it away; without it something else does. */
  readonly onClose?: () => void;
  /** Hears that an entry led to its page. */
  readonly onLed?: () => void;
}

/** What most members open seldom comes when it is opened. */
const PANELS: Readonly<Record<Side, ComponentType<PanelProps>>> = {
  photos: PhotoTray,
  layouts: LayoutsPanel,
  findings: FindingsPanel,
  calendar: lazy(async () => ({ default: (await import('../calendar/calendar-panel.tsx')).CalendarPanel })),
  find: lazy(async () => ({ default: (await import('./find-panel.tsx')).FindPanel })),
  masters: lazy(async () => ({ default: (await import('./masters-panel.tsx')).MastersPanel })),
  stickers: lazy(async () => ({ default: (await import('./stickers-panel.tsx')).StickersPanel })),
};

/** The panel that is open (侧栏). */
export function PanelOf({ side, ...ways }: PanelProps & { readonly side: Side | null }) {
  if (side === null) return null;
  const Panel = PANELS[side];
  return (
    <Suspense fallback={null}>
      <Panel {...ways} />
    </Suspense>
  );
}
