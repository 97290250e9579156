import type { WordsElement } from '#contracts/rules/pages/document.ts';
import { boxStyle, placedStyle } from './box-style.ts';
import { px } from './scale.ts';
import { marksOver } from './words-marks.ts';

interface WordsLayerProps {
  readonly element: WordsElement;
  readonly mark: string;
}

const LEADING = 1.5;
const LARGEST_MM = 20;

/** Words that a picture shows already (文字层), about as large as they must be to fill their box. */
export function WordsLayer({ element, mark }: WordsLayerProps) {
  const { text, w, h } = element;
  const size = Math.min(Math.sqrt((w * h) / (LEADING * Math.max(text.length, 1))), h / LEADING, LARGEST_MM);
  return (
    <>
      <div className="page-words" style={{ ...placedStyle(element), fontSize: px(size) }}>
        {text}
      </div>
      {marksOver(element, mark).map((box) => (
        <div
          key={box.x}
          className="page-mark"
          style={boxStyle({ ...box, x: element.x + box.x, y: element.y + box.y })}
        />
      ))}
    </>
  );
}
