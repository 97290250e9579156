export interface PhoneAccount {
  readonly account: string;
  readonly nick: string;
  readonly avatar: string;
}

/** A QR login session as the phone sees it (扫码登录). */
export interface PhoneSession {
  readonly state: 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';
  /** The browser that asks to be let in. */
  readonly device: string;
  readonly ip: string;
  /** That browser is this one. */
  readonly isHere: boolean;
  readonly created: string;
  /** Who scanned; null before that. */
  readonly account: string | null;
  /** Accounts that this phone is logged in to. */
  readonly accounts: readonly PhoneAccount[];
}

/** When the computer asked, in the words of a phone; the day is left out when it is today. */
export function momentInWords(iso: string, now: Date): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const time = at.toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });
  return at.toDateString() === now.toDateString()
    ? `今天 ${time}`
    : `${at.getMonth() + 1} 月 ${at.getDate()} 日 ${time}`;
}

const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/MicroMessenger\//, '微信'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Browser and system of a user agent, in readable words; other words stay. */
export function deviceInWords(device: string): string {
  const named = (known: typeof BROWSERS) => known.find(([mark]) => mark.test(device))?.[1];
  const parts = [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined);
  return device.startsWith('Mozilla/') && parts.length > 0 ? parts.join(' · ') : device;
}
