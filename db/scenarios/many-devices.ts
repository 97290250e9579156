import { deviceId } from '../queries/account/devices.ts';
import { createSession } from '../queries/account/sessions.ts';
import { secretHash } from '../secret-hash.ts';
import { accountOrRefuse, idOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605.1 Version/18.1 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 MicroMessenger/8.0',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.1 Safari/605.1',
  'Mozilla/5.0 (iPad; CPU OS 18_1) AppleWebKit/605.1 Version/18.1 Safari/604.1',
];
const HOUR_MS = 3_600_000;
const SESSION_MS = 7 * 24 * HOUR_MS;
const MOST = 199;

export const manyDevices: Scenario<{ account: string; count: string } & Record<string, string>> = {
  name: 'many-devices',
  title: '登录设备很多',
  description:
    'The account is logged in on this many further devices (登录设备), each used an hour before the next.',
  defaults: { account: 'super', count: '12' },
  run({ db, now }, { account, count }) {
    const { id: userId } = accountOrRefuse(db, account);
    const wanted = idOrRefuse(count, 'count');
    if (wanted < 1 || wanted > MOST) throw new ScenarioRefused(`count must be 1 to ${MOST}`);
    const hashes = Array.from({ length: wanted }, (_, at) => secretHash(`device ${at} of ${account}`));
    hashes.forEach((tokenHash, at) => {
      const device = AGENTS[at % AGENTS.length] ?? '';
      const usedAt = now - ((at + 1) * HOUR_MS) / 2;
      createSession(db, {
        ...{ tokenHash, userId, device, ip: `203.0.113.${at + 1}` },
        ...{ now: usedAt, expiresAt: usedAt + SESSION_MS },
      });
    });
    return { userId: String(userId), first: deviceId(hashes[0] ?? '') };
  },
};
