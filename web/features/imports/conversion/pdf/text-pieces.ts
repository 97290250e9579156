import { asMatrix, type Matrix, movedPoint, multiplied, scaleOf } from './matrix.ts';
import { plainText } from './plain-text.ts';

/** A text as pdf.js tells it, in units of the PDF. */
export interface SourceText {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** How its font stands around the base line, in heights of the letters. */
export interface SourceStyle {
  readonly ascent: number;
  readonly descent: number;
  readonly vertical: boolean;
}

/** A text and where it stands, seen with the page turned so that its base line is level. Lengths in millimetres. */
export interface TextPiece {
  readonly text: string;
  /** The direction in which it is read: 0 to the right, 90 downwards. */
  readonly degrees: number;
  readonly start: number;
  readonly end: number;
  /** The base line; what is larger lies below. */
  readonly line: number;
  readonly size: number;
  readonly above: number;
  readonly below: number;
}

const USUAL: SourceStyle = { ascent: 0.88, descent: -0.12, vertical: false };

/** Null for a text that says nothing or has no size. */
export function pieceOf(source: SourceText, style: SourceStyle = USUAL, toPage: Matrix): TextPiece | null {
  const text = plainText(source.str);
  const [a, b, c, d, x, y] = multiplied(toPage, asMatrix(source.transform));
  const size = Math.hypot(c, d);
  const length = (style.vertical ? source.height : source.width) * scaleOf(toPage);
  if (text === '' || !(size > 0) || !Number.isFinite(size + length + x + y)) return null;
  const direction = Math.atan2(b, a) + (style.vertical ? Math.PI / 2 : 0);
  // Half a degree, so that the pieces of a slanted line are seen to go the same way.
  const degrees = (Math.round((direction * 360) / Math.PI) / 2 + 360) % 360;
  const [start, line] = movedPoint(turned(-degrees), [x, y]);
  const { ascent, descent } = style.vertical ? CENTRED : reachOf(style);
  return {
    text,
    degrees,
    start,
    end: start + length,
    line,
    size,
    above: ascent * size,
    below: -descent * size,
  };
}

/** The base line of a column goes through the middle of its characters. */
const CENTRED = { ascent: 0.5, descent: -0.5 };

/** Fonts say wrong or nothing now and then. */
function reachOf({ ascent, descent }: SourceStyle): Pick<SourceStyle, 'ascent' | 'descent'> {
  return {
    ascent: ascent >= 0.5 && ascent <= 1.3 ? ascent : USUAL.ascent,
    descent: descent < 0 && descent >= -0.6 ? descent : USUAL.descent,
  };
}

export function turned(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, 0, 0];
}
