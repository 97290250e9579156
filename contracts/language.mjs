// @ts-check
/**
 * The language for people at a terminal, and what a process says in it. Plain JavaScript, because it is spoken before
 * anything is installed.
 */

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

const EN = {
  /** @type {(url: string, ms: number) => string} */
  ready: (url, ms) => `Ready at ${url} in ${ms} ms`,
  /** @type {(port: number) => string} */
  portInUse: (port) => `Port ${port} is in use. Choose another one with --port, or --port 0 for a free one.`,
};

/** @satisfies {typeof EN} */
const ZH = {
  /** @type {typeof EN['ready']} */
  ready: (url, ms) => `已就绪：${url}，用时 ${ms} 毫秒`,
  /** @type {typeof EN['portInUse']} */
  portInUse: (port) => `端口 ${port} 已被占用：请用 --port 换一个，或用 --port 0 使用空闲端口。`,
};

/** @param {Language} language */
export function processWords(language) {
  return { en: EN, zh: ZH }[language];
}
