import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { ALLOWED_PATHS } from './allowed-paths.ts';

/** 站内页面. Only what stands on the list, to the letter: no prefix, no other origin, no scheme. */
export const resolveAitusPath: Handler<'MemberServiceMag.resolveAitusPath'> = (input) => {
  const path = input.path.startsWith('/') ? input.path : `/${input.path}`;
  const page = Object.hasOwn(ALLOWED_PATHS, path) ? ALLOWED_PATHS[path] : undefined;
  if (!page) throw refusal('path-not-allowed');
  return { code: 0, message: '成功', data: { path, ...page } };
};
