import { describe, expect, it } from 'vitest';
import { type AllLimits, LIMITS, type Limits, type ShareName, seatLimits } from './share-limits.ts';
import { type Account, createShares, type Holder, type Shares, ShareTaken } from './shares.ts';

/** The table as it stands, with as many seats as a machine might say. */
const TABLE: AllLimits = { ...LIMITS, seats: seatLimits(100) };
const NAMES = Object.keys(TABLE) as ShareName[];
const limitsOf = (name: ShareName): Limits => TABLE[name];

function sharesOf(isShared = true): Shares {
  return createShares({ isShared, limits: TABLE });
}

/** Worlds of one network take so many together, each all that it may. */
function fill(shares: Shares, name: ShareName, network: string, most: number): Account[] {
  const { world = most } = limitsOf(name);
  const accounts: Account[] = [];
  for (let left = most; left > 0; left -= world) {
    const account = shares.account(name, { network, world: `${network}-${accounts.length}` });
    expect(account.take(Math.min(world, left))).toBeNull();
    accounts.push(account);
  }
  return accounts;
}

const stranger: Holder = { network: 'another', world: 'another', member: 'another' };

describe.each(NAMES)('%s', (name) => {
  const { whole, network, world, member } = limitsOf(name);

  it('has a share for a member, a world and a network, and an end', () => {
    const shares = sharesOf();
    if (member !== undefined) {
      const one = shares.account(name, { network: 'n', world: 'w', member: 'm' });
      expect([one.take(member), one.take(1)]).toEqual([null, 'member']);
      one.close();
    }
    if (world !== undefined) {
      const one = shares.account(name, { network: 'n', world: 'w' });
      expect([one.take(world), one.take(1)]).toEqual([null, 'world']);
      one.close();
    }
    fill(shares, name, 'n', network);
    expect(shares.account(name, { network: 'n', world: 'fresh' }).take(1)).toBe('network');
    for (let left = whole - network, n = 0; left > 0; left -= network, n += 1) {
      fill(shares, name, `other-${n}`, Math.min(network, left));
    }
    expect(shares.taken(name)).toBe(whole);
    expect(shares.account(name, { network: 'fresh', world: 'fresh' }).take(1)).toBe('whole');
  });

  it('leaves another network all of its share, however greedy one is', () => {
    const shares = sharesOf();
    fill(shares, name, 'greedy', network);
    fill(shares, name, 'another', network);
    expect(shares.account(name, stranger).take(1)).not.toBeNull();
  });

  it('is there again when it is given back, once however often that is said', () => {
    const shares = sharesOf();
    const giveBack = shares.take(name, stranger);
    shares.take(name, { network: 'n' });
    giveBack();
    giveBack();
    expect(shares.taken(name)).toBe(1);
    const [first] = fill(shares, name, 'greedy', network);
    first?.close();
    expect(first?.take(1)).toBeNull();
    expect(shares.taken(name)).toBe(1 + network - Math.min(world ?? network, network));
  });

  it('throws who has too much', () => {
    const shares = sharesOf();
    fill(shares, name, 'greedy', network);
    const take = () => shares.take(name, { network: 'greedy', world: 'fresh' });
    expect(take).toThrow(expect.objectContaining({ what: name, by: 'network' }));
    expect(take).toThrow(ShareTaken);
  });

  it('is all of it for who has the server alone', () => {
    const shares = sharesOf(false);
    fill(shares, name, 'mine', whole);
    const isCounted = limitsOf(name).isOfStrangers !== true;
    expect(shares.account(name, { network: 'mine', world: 'fresh' }).lacks(1)).toBe(
      isCounted ? 'whole' : null,
    );
  });
});

it('of seats is a quarter for a network, and enough for a class', () => {
  expect([24, 64, 100].map((seats) => seatLimits(seats).network)).toEqual([20, 20, 25]);
});
