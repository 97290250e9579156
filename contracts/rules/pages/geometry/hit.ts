import { middleOf, type Point, rotated, type Turned } from './point.ts';

/** Whether a point lies on a turned box, or at most that far from it. */
export function isHit(box: Turned, point: Point, slack = 0): boolean {
  const { x, y } = rotated(point, middleOf(box), -(box.turn ?? 0));
  return x >= box.x - slack && x <= box.x + box.w + slack && y >= box.y - slack && y <= box.y + box.h + slack;
}

/** Everything at a point, the highest first. */
export function hitsAt<T extends Turned>(boxes: readonly T[], point: Point, slack = 0): T[] {
  return boxes.filter((box) => isHit(box, point, slack)).reverse();
}
