import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS } from '#server/services/testing.ts';
import { TEST_NOW } from '#server/testing.ts';

const app = appForEachTest();

async function dateOf(url: string): Promise<number> {
  const { headers } = await app().app.inject({ url });
  return Date.parse(String(headers.date));
}

describe('the Date header', () => {
  it('is the time of the replica’s clock, on every reply', async () => {
    expect(await dateOf('/uwp/newServlet?serviceName=UserCenterMag&medthodName=getMemberInfo')).toBe(
      TEST_NOW,
    );
    expect(await dateOf('/nowhere')).toBe(TEST_NOW);
  });

  it('follows the clock', async () => {
    app().world.clock.advance(30 * DAY_MS);
    expect(await dateOf('/__replica/health')).toBe(TEST_NOW + 30 * DAY_MS);
  });
});
