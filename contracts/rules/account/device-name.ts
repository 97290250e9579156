type Known = readonly (readonly [pattern: RegExp, name: string])[];

// The order matters: most browsers also claim to be those further down.
const BROWSERS: Known = [
  [/MicroMessenger\//, '微信'],
  [/\bQQ\//, 'QQ'],
  [/MQQBrowser\/|QQBrowser\//, 'QQ浏览器'],
  [/UCBrowser\/|UBrowser\//, 'UC浏览器'],
  [/Quark\//, '夸克'],
  [/MiuiBrowser\//, '小米浏览器'],
  [/HuaweiBrowser\//, '华为浏览器'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|Opera\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: Known = [
  [/OpenHarmony|HarmonyOS/, '鸿蒙'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (known: Known, text: string) => known.find(([pattern]) => pattern.test(text))?.[1];

/** A device in words (设备名称): browser and system without versions, so that an update makes no new device. */
export function deviceName(userAgent: string): string {
  const words = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter(Boolean);
  return words.length === 0 ? '未知设备' : words.join(' · ');
}
