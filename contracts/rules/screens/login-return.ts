import { withParam } from './screen.ts';

/** In a file of its own: the reader asks for it too, and would load the addresses of all screens with it. */
export const LOGIN_RETURN = withParam(
  '/manager/login/:path',
  '登录',
  // A return path arrives encoded (base64, slashes as %2F); encoding its percent sign again would break it.
  { write: (encodedPath: string) => encodedPath, example: 'L2Fib3V0' },
  { state: 'outside' },
);
