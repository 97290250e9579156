import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mustRun } from './child.mjs';
import { step } from './console.mjs';
import { SetupFailure } from './failure.mjs';
import { spoken } from './words/words.mjs';

/** The browser without its windows comes first: the same engine draws the same pages in two thirds of the time. */
const SHELL = 'chromium-headless-shell';

const usualPlaces = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that the specs drive, or undefined. */
export function findChromium(env = process.env, exists = existsSync) {
  if (env.CHROMIUM_PATH) return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return usualPlaces.find((place) => exists(place));
}

/** Not every Debian and Ubuntu has it. */
function hasPackage(name) {
  return spawnSync('apt-cache', ['show', '--no-all-versions', name], { stdio: 'ignore' }).status === 0;
}

/** Finds a Chromium, installs one where that is ours to do, or says what to do. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    const file = process.env.CHROMIUM_PATH;
    throw new SetupFailure(spoken('CHROMIUM_PATH names {}, and there is no such file.', file), 2);
  }
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      sentence: spoken(
        'Chromium could not be installed with apt-get; install it by hand or set CHROMIUM_PATH.',
      ),
    };
    await step(spoken('Installing Chromium for the browser tests (apt-get)'), async () => {
      await mustRun('apt-update', 'apt-get', ['update'], options);
      const packages = [hasPackage(SHELL) ? SHELL : 'chromium', 'fonts-noto-cjk'];
      await mustRun(
        'apt-install',
        'apt-get',
        ['install', '-y', '--no-install-recommends', ...packages],
        options,
      );
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new SetupFailure(
    [
      spoken('The browser tests need Chromium, and none was found.'),
      '  Debian, Ubuntu: sudo apt-get install chromium fonts-noto-cjk',
      '  macOS:          brew install --cask chromium',
      `  ${spoken('elsewhere:      install Chromium or Chrome and set CHROMIUM_PATH to the executable')}`,
      spoken('Then run the command again.'),
    ].join('\n'),
    2,
  );
}
