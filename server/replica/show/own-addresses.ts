import { networkInterfaces } from 'node:os';
import { isLoopback } from '#server/loopback.ts';

type Networks = ReturnType<typeof networkInterfaces>;

const EVERYWHERE = ['0.0.0.0', '::'];
/** What a network at home or in an office gives; a telephone in the room is most likely in the same. */
const USUAL = /^192\.168\./;
/** An interface without a network makes one up for itself. */
const MADE_UP = /^169\.254\./;

/** Where devices in the same networks reach this machine, the likeliest first; none where it answers itself only. */
export function ownAddresses(host: string, networks: () => Networks = networkInterfaces): string[] {
  if (isLoopback(host)) return [];
  if (!EVERYWHERE.includes(host)) return [host];
  const all = Object.values(networks()).flatMap((each) => each ?? []);
  const found = all.filter(({ family, internal, address }) => {
    return family === 'IPv4' && !internal && !MADE_UP.test(address);
  });
  return found
    .map(({ address }) => address)
    .sort((one, other) => Number(USUAL.test(other)) - Number(USUAL.test(one)));
}
