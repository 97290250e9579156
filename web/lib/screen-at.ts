import { matchRoutes } from 'react-router-dom';
import { SCREENS, type Screen } from './paths.ts';

const ROUTES = SCREENS.map((screen) => ({ path: screen.path, screen }));

/**
 * The screen behind an address. Asked of the router, which matches without regard to case and after
 * percent-decoding: comparing the text would let `/manager/EPAPER` walk past the gate.
 */
export function screenAt(pathname: string): Screen | undefined {
  return matchRoutes(ROUTES, pathname)?.at(-1)?.route.screen;
}
