// @ts-check
/** The language for people at a terminal. Plain JavaScript, because it is needed before anything is installed. */

/** @typedef {'en' | 'zh'} Language */

/**
 * REPLICA_LANG decides where it is set; else the locale, in the order in which the system reads it.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Language}
 */
export function languageOf(env) {
  const said = env.REPLICA_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^zh(?![a-z])/i.test(said) ? 'zh' : 'en';
}
