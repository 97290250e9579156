/** A hand that moves what lies on the stage; lengths are CSS pixels, speeds per second, both to the right. */
export interface Drag {
  /** `x` counts from the middle of the stage; false where there is nothing to move that way. */
  start(x: number, dx: number): boolean;
  move(dx: number): void;
  end(dx: number, speed: number): void;
}
