import type { Binding } from '../model/spreads.ts';
import type { Size, Zoom } from '../model/zoom.ts';
import type { Reading } from '../reading.ts';

/** What every way of showing the pages is given: the page that is read is the reader's, and it is told of another. */
export interface StageProps {
  readonly reading: Reading;
  readonly page: number;
  /** Of the stage, in CSS pixels. */
  readonly size: Size;
  readonly binding: Binding;
  readonly mark: string;
  readonly zoom: Zoom;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onTurn: (direction: 1 | -1) => void;
}
