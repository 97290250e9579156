import type { CoverContext } from '../cover-context.ts';
import { PLAY_SCENES } from './playful-scenes.ts';

/** Picture books (童书): cut-paper scenes. */
export function playful(c: CoverContext): string {
  const draw = PLAY_SCENES[c.spec.motif as keyof typeof PLAY_SCENES] ?? PLAY_SCENES.whale;
  return draw(c);
}
