import type { CSSProperties } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';
import type { PageMark as Mark } from '../model/company.ts';

const SIZE_PX = 20;
const PLACE: CSSProperties = {
  ...{ position: 'absolute', top: 4, right: 4, width: SIZE_PX, height: SIZE_PX, borderRadius: SIZE_PX / 2 },
  // Pages may be as dark as the mark.
  ...{ boxShadow: '0 0 0 2px var(--sheet)', pointerEvents: 'none' },
};

/** On a page that others show: the first letter of a name, or how many they are. */
export function PageMark({ mark }: { readonly mark: Mark | undefined }) {
  if (!mark) return null;
  return (
    <Row
      justify="center"
      ground="ink"
      tone="on-ink"
      size={12}
      style={PLACE}
      role="img"
      aria-label={mark.words}
    >
      {mark.letter}
    </Row>
  );
}
