import type { CSSProperties } from 'react';
import type { SnapLine } from '#contracts/rules/pages/geometry/snap.ts';

const OVER: CSSProperties = {
  ...{ position: 'absolute', inset: 0, width: '100%', height: '100%' },
  ...{ overflow: 'visible', pointerEvents: 'none' },
};

interface SnapLinesProps {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Where the lines are drawn that show what something falls into line with (对齐线); hands draw them while they drag. */
export function SnapLines({ widthMm, heightMm }: SnapLinesProps) {
  return (
    <svg viewBox={`0 0 ${widthMm} ${heightMm}`} style={OVER} aria-hidden="true">
      <path data-snap fill="none" stroke="var(--seal)" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

export function snapLines(sheet: HTMLElement | null): { show(lines: readonly SnapLine[]): void } {
  const path = sheet?.querySelector('[data-snap]');
  return {
    show(lines) {
      path?.setAttribute('d', lines.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join(''));
    },
  };
}
