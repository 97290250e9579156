/** In the place of a text's own face for what only this one has, or has as a picture. */
export const EMOJI_FONT = '"Noto Emoji Variable"';

/** Brings the face for emoji; without it they are drawn as the device has them. */
export function loadEmojiFont(): void {
  import('@fontsource-variable/noto-emoji/index.css').catch(() => undefined);
}
