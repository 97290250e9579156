import type { CSSProperties } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';

const SIZE_PX = 20;
const PLACE: CSSProperties = {
  ...{ position: 'absolute', top: 4, right: 4, width: SIZE_PX, height: SIZE_PX, borderRadius: SIZE_PX / 2 },
  pointerEvents: 'none',
};

/** On a page that others show: the first letter of a name, or how many they are. */
export function PageMark({ letter }: { readonly letter: string }) {
  return (
    <Row
      inline
      justify="center"
      ground="ink"
      tone="on-ink"
      size={12}
      style={PLACE}
      aria-hidden="true"
      data-mark=""
    >
      {letter}
    </Row>
  );
}
