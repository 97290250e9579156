/** As many can go on at once; before more of them the screen comes to rest from what made them come. */
const MOST_AT_ONCE = 8;
const REST_MS = 300;

let due: readonly (() => void)[] = [];
let isUnderWay = false;

/**
 * Draws something of many (轮流画): the first at once, then one in every second frame, because all of them together, with
 * the pictures that they ask for, would be seen as a frame that comes late. Gives what takes it back.
 */
export function inTurn(draw: () => void): () => void {
  due = [...due, draw];
  if (!isUnderWay) drawNext(rest);
  return () => {
    due = due.filter((other) => other !== draw);
  };
}

function drawNext(then: () => void = drawNext): void {
  const [next, ...others] = due;
  isUnderWay = next !== undefined;
  if (next === undefined) return;
  requestAnimationFrame(() => requestAnimationFrame(() => then()));
  due = others;
  next();
}

function rest(): void {
  if (due.length > MOST_AT_ONCE) setTimeout(() => drawNext(), REST_MS);
  else drawNext();
}
