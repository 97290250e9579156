import { memo } from 'react';
import { type Shape, type Tone, VIEW_BOX } from './isometric.ts';

const colour = (tone: Tone | undefined) => (tone === undefined ? 'none' : `var(--${tone})`);

interface OptionPictureProps {
  readonly shapes: readonly Shape[];
  readonly className: string | undefined;
}

/** A drawing of an option (选项图); it is the same for as long as the option is. */
export const OptionPicture = memo(function OptionPicture({ shapes, className }: OptionPictureProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox={VIEW_BOX} focusable="false">
      <g strokeLinecap="round" strokeLinejoin="round">
        {shapes.map(({ d, fill, stroke, width, opacity }) => (
          <path
            key={`${d} ${fill} ${stroke}`}
            d={d}
            fill={colour(fill)}
            stroke={colour(stroke)}
            strokeWidth={width}
            opacity={opacity}
          />
        ))}
      </g>
    </svg>
  );
});
