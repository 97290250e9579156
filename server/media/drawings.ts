import { BRASS, INK } from '#db/works/palette.ts';
import { circle, el, ellipse, group, line, path, rect } from './svg.ts';

/** States of the interface that carry a small drawing (空状态插图). */
export type DrawingName =
  | 'empty-shelf'
  | 'nothing-yet'
  | 'locked-room'
  | 'lost-page'
  | 'error'
  | 'offline'
  | 'not-open-yet';

const SHEET = '#F7F5F0';
const SHADE = '#E6E2D9';
const WHITE = '#FFFFFF';
const SOLID = { fill: INK, stroke: 'none' };
const FAINT = { 'stroke-width': 1, opacity: 0.45 };

/** One line weight and one table top for all, so that they read as plates of one book. */
function sheet(...shapes: readonly string[]): string {
  const pen = {
    fill: 'none',
    stroke: INK,
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const size = { viewBox: '0 0 200 150', width: 200, height: 150 };
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, 'aria-hidden': 'true' },
    group(pen, ...shapes),
  );
}

function ground(cx: number, half: number): string {
  return (
    ellipse(cx, 131, half, 5, { fill: SHADE, stroke: 'none' }) +
    line(cx - half - 10, 130, cx + half + 10, 130, FAINT)
  );
}

function emptyShelf(): string {
  return sheet(
    ground(100, 74),
    rect(34, 24, 132, 104, { fill: SHADE, rx: 2 }),
    rect(40, 30, 120, 42, { fill: SHEET }),
    rect(40, 78, 120, 44, { fill: SHEET }),
    path('M40 38H160M40 86H160', FAINT),
    path('M40 128V134M160 128V134'),
    path('M126 122L137 84L148 87.200L137 122Z', { fill: WHITE }),
    path('M129.5 110L140.4 113.2', FAINT),
    path('M136 88L145.5 90.8', { stroke: BRASS, 'stroke-width': 2.4 }),
    path('M52 72V64Q52 60 56 60H62Q66 60 66 64V72Z', { fill: WHITE }),
    path('M59 60Q56 50 50 47M59 60Q60 48 66 43M59 58Q59 50 58 42'),
    path('M50 47Q51 51 56 52.500M66 43Q66 49 61 51M58 42Q55 45 58.5 49', { fill: SHADE }),
  );
}

function nothingYet(): string {
  return sheet(
    ground(100, 78),
    path('M100 116Q66 104 24 114V50Q66 38 100 52Q134 38 176 50V114Q134 104 100 116Z', { fill: SHADE }),
    path('M100 110Q68 97 29 106V44Q68 33 100 47Z', { fill: WHITE }),
    path('M100 110Q132 97 171 106V44Q132 33 100 47Z', { fill: SHEET }),
    path('M29 109.500Q68 100.5 100 113Q132 100.5 171 109.5', FAINT),
    path('M100 47V110'),
    path('M92 50Q93 78 92 106M108 50Q107 78 108 106', { ...FAINT, opacity: 0.25 }),
    path('M138 38.200V80L144 74L150 80.600V38.600Q144 38 138 38.200Z', { fill: BRASS, stroke: BRASS }),
    path('M44 58Q60 54 78 58', { ...FAINT, 'stroke-dasharray': '1 5' }),
  );
}

function lockedRoom(): string {
  return sheet(
    ground(100, 56),
    path('M58 26H134Q142 26 142 34V122Q142 126 138 126H62Q54 126 54 118V30Q54 26 58 26Z', { fill: SHEET }),
    path('M54 118Q54 110 62 110H142M58 114H140M58 118H140M60 122H140', FAINT),
    path('M62 26V110', { opacity: 0.6 }),
    rect(76, 40, 52, 56, { fill: WHITE, rx: 2 }),
    rect(80, 44, 44, 48, { ...FAINT, rx: 1 }),
    path('M142 60H156Q159 60 159 63V75Q159 78 156 78H142', { fill: SHADE }),
    path('M128 69H142', FAINT),
    circle(102, 62, 6.5, SOLID),
    path('M98.5 65H105.500L108 80H96Z', SOLID),
    path('M72 26V15Q72 10 77 13L82 16L87 13Q92 10 92 15V26', { fill: SHADE }),
    path('M150 78V92L153.5 89L157 92V78', { fill: BRASS, stroke: BRASS }),
    circle(150.5, 69, 2.4, SOLID),
  );
}

function lostPage(): string {
  return sheet(
    ground(96, 62),
    path('M52 22H112L108 32L113 41L105 52L111 62L103 72L108 84L99 95L105 107L98 118L101 128H52Z', {
      fill: SHEET,
    }),
    path('M64 40H98M64 52H94M64 64H97M64 76H92M64 88H90', FAINT),
    group(
      { transform: 'rotate(9 142 90)' },
      path('M124 26H150L162 38V128H113L110 118L117 107L111 95L120 84L115 72L123 62L117 52L125 41L120 32Z', {
        fill: WHITE,
      }),
      path('M150 26V38H162', { fill: SHADE }),
      path('M133 54H152M129 66H152M131 78H152M127 90H152M126 102H143', FAINT),
    ),
    path('M30 104Q24 96 30 90Q38 84 36 76', { stroke: BRASS, 'stroke-dasharray': '3 4' }),
    path('M26 112L38 108L40 118L29 121Z', { fill: WHITE }),
  );
}

function spilledInk(): string {
  return sheet(
    ground(104, 70),
    path('M38 60L128 44L150 112L56 128Z', { fill: WHITE }),
    path('M52 70L112 59.500M55 79L102 71', FAINT),
    path(
      'M98 96Q88 84 100 80Q112 74 124 84Q140 80 150 90Q166 92 162 104Q168 116 150 116Q140 126 124 118Q106 124 100 112Q86 106 98 96Z',
      SOLID,
    ),
    circle(84, 110, 4, SOLID) + circle(76, 103, 2, SOLID) + circle(171, 118, 2.6, SOLID),
    path('M112 92Q120 86 128 91', { stroke: SHEET, opacity: 0.6 }),
    group(
      { transform: 'rotate(64 146 66)' },
      rect(124, 50, 44, 38, { fill: SHEET, rx: 5 }),
      rect(134, 40, 24, 11, { fill: SHADE, rx: 2 }),
      path('M124 74Q146 68 168 78V83Q168 88 163 88H129Q124 88 124 83Z', SOLID),
    ),
    path('M30 40Q52 44 70 66L76 76L66 70Q42 58 30 40Z', { fill: SHADE }),
    path('M30 40Q54 54 76 76L81 84', { stroke: BRASS }),
  );
}

function offline(): string {
  return sheet(
    ground(100, 80),
    path('M22 42L58 34L74 42V122L58 115L22 123Z', { fill: SHEET }),
    path('M58 34L74 42V122L58 115Z', { fill: SHADE }),
    path('M30 54L50 49.6M30 64L50 59.6M30 74L43 71.2', FAINT),
    path('M178 42L142 34L126 42V122L142 115L178 123Z', { fill: SHEET }),
    path('M142 34L126 42V122L142 115Z', { fill: SHADE }),
    path('M170 54L150 49.6M170 64L150 59.6M170 74L157 71.2', FAINT),
    path('M66 58Q84 52 86 70Q87 84 94 90M66 58Q60 66 66 78Q72 90 66 98'),
    path('M134 58Q118 54 116 66Q115 76 108 80M134 58Q140 66 134 78Q128 90 134 98'),
    path('M94 90L99 91M94 90L97 95M94 90L93 96M108 80L103 78M108 80L104 83M108 80L108 75', { stroke: BRASS }),
    circle(66, 58, 2.2, SOLID) + circle(134, 58, 2.2, SOLID),
    circle(66, 98, 2.2, SOLID) + circle(134, 98, 2.2, SOLID),
  );
}

function notOpenYet(): string {
  return sheet(
    ground(100, 66),
    path('M56 126V118H144V126Z', { fill: SHADE }),
    path('M66 118V104M134 118V104'),
    path('M100 10V24M84 10H116', { 'stroke-width': 2.4 }),
    circle(84, 10, 3, { fill: WHITE }) + circle(116, 10, 3, { fill: WHITE }),
    path(
      'M56 40Q58 24 78 24H122Q142 24 144 40L152 100Q146 108 139 101Q131 112 122 102Q112 113 101 103Q90 113 80 102Q70 111 62 101Q54 108 48 99Z',
      { fill: SHEET },
    ),
    path('M78 24Q72 62 80 102M122 24Q128 62 122 102M58 44Q64 72 62 101M142 44Q136 74 139 101', FAINT),
    path('M86 32Q100 37 114 32M90 56Q100 60 111 55M84 80Q100 86 118 79', { ...FAINT, opacity: 0.3 }),
    path('M144 46L158 62V80', { stroke: BRASS }),
    path('M152 80H164L166 94H150Z', { fill: WHITE, stroke: BRASS }),
    path('M155 86H161', { stroke: BRASS, 'stroke-width': 1 }),
  );
}

export const DRAWINGS: Record<DrawingName, string> = {
  'empty-shelf': emptyShelf(),
  'nothing-yet': nothingYet(),
  'locked-room': lockedRoom(),
  'lost-page': lostPage(),
  error: spilledInk(),
  offline: offline(),
  'not-open-yet': notOpenYet(),
};
