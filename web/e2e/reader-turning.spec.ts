import { expect, test } from './fixtures.ts';
import { byHand, FRAMES_BY_HAND, turningIn } from './testing/turning.ts';

test('a leaf turns without the lines of its pages being laid out, painted or styled again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { frames, steps, mostStyled } = await turningIn(page, byHand);
  expect(frames.length).toBeGreaterThan(FRAMES_BY_HAND / 2);
  expect(steps).toMatchObject({ Layout: 0, Paint: 0 });
  expect(mostStyled).toBeLessThan(10);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});
