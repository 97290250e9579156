let due: readonly (() => void)[] = [];
let isUnderWay = false;

/**
 * Draws something of many (轮流画): the first at once, then one in every second frame, because all of them together, with
 * the pictures that they ask for, would be seen as a frame that comes late. Gives what takes it back.
 */
export function inTurn(draw: () => void): () => void {
  due = [...due, draw];
  if (!isUnderWay) drawNext();
  return () => {
    due = due.filter((other) => other !== draw);
  };
}

function drawNext(): void {
  const [next, ...others] = due;
  isUnderWay = next !== undefined;
  if (next === undefined) return;
  requestAnimationFrame(() => requestAnimationFrame(drawNext));
  due = others;
  next();
}
