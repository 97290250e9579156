import { escapeXml } from '#contracts/rules/escape-xml.ts';
import { hashText } from '#contracts/seeded-random.ts';
import { mix } from '#db/works/palette.ts';
import { SERIF } from './fonts-of-drawings.ts';
import { createRandom } from './prng.ts';
import { circle, el, linear, rect } from './svg.ts';

/** Muted cloth colours; all dark enough for paper-white type at 4.5:1. */
const CLOTHS = [
  '#203864',
  '#3E5C57',
  '#6B4A3C',
  '#56506F',
  '#7A4A52',
  '#4D5B38',
  '#35586B',
  '#6A5330',
] as const;

const PAPER_WHITE = '#FAF7F0';

/** The last character as people see it: Chinese names are shortened to the given name's last character. */
function initialOf(name: string): string {
  const graphemes = [...new Intl.Segmenter('zh').segment(name.trim())].map(({ segment }) => segment);
  return (graphemes.at(-1) ?? '客').toUpperCase();
}

/** Picture of a member who has none (默认头像): a cloth colour chosen by the id, a paper ring, one character. */
export function renderAvatar(name: string, userId: string): string {
  const random = createRandom(`avatar:${userId}`);
  const cloth = random.pick(CLOTHS);
  const prefix = `a${hashText(userId).toString(36)}`;
  const turn = random.int(0, 359);
  const gradient = linear(
    `${prefix}-g`,
    [
      [0, mix(cloth, '#FFFFFF', 0.1)],
      [1, mix(cloth, '#0B1120', 0.28)],
    ],
    { gradientTransform: `rotate(${turn} .5 .5)` },
  );
  const grain = el(
    'filter',
    { id: `${prefix}-f`, x: 0, y: 0, width: 1, height: 1 },
    el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: 0.9,
      numOctaves: 2,
      seed: random.int(1, 99),
      result: 'n',
    }),
    el('feColorMatrix', { in: 'n', values: '0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 0 0 0 2.4 -.75', result: 'p' }),
    el('feComposite', { in: 'p', in2: 'SourceGraphic', operator: 'in' }),
  );
  const ring = { fill: 'none', stroke: PAPER_WHITE };
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 96 96',
      width: 96,
      height: 96,
      role: 'img',
      'aria-label': name,
    },
    gradient,
    grain,
    rect(0, 0, 96, 96, { fill: `url(#${prefix}-g)` }),
    circle(48, 48, 41.5, { ...ring, 'stroke-width': 3.4, filter: `url(#${prefix}-f)`, opacity: 0.75 }),
    circle(48, 48, 38.4, { ...ring, 'stroke-width': 0.7, opacity: 0.4 }),
    el(
      'text',
      {
        ...{ x: 48, y: 62.4, 'font-family': SERIF, 'font-size': 40, 'font-weight': 600 },
        ...{ 'text-anchor': 'middle', fill: PAPER_WHITE },
      },
      escapeXml(initialOf(name)),
    ),
  );
}
