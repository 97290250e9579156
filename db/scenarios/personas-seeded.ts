import { nextMilestoneAt } from '#contracts/rules/membership/standing.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import { chinaDate, chinaDateInDays } from '../civil-date.ts';
import type { NewUser } from '../queries/account/users.ts';
import { addresses, specialDates, thirdBinds, users } from '../schema/index.ts';
import { PERSONAS, type Persona } from '../seeded/accounts.ts';
import { SEEDED_ADDRESSES } from '../seeded/addresses.ts';
import { SEEDED_SPECIAL_DATES } from '../seeded/special-dates.ts';
import type { Scenario, ScenarioContext } from './types.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export const personasSeeded: Scenario = {
  name: 'personas-seeded',
  title: '演示账号齐全',
  description:
    'The five demo accounts exist, with their addresses, special dates and bound identities; existing ones are kept.',
  defaults: {},
  run(context) {
    const { db, now } = context;
    const random = seededRandom(context.seed ?? 1);
    // super comes first, because it invited the others.
    const inOrder = [...PERSONAS].sort((a, b) => Number(a.invitedBy !== null) - Number(b.invitedBy !== null));
    const isFirstTime = db.orm
      .insert(users)
      .values(inOrder.map((persona) => userOf(persona, context, random())))
      .onConflictDoNothing()
      .run();
    if (isFirstTime.changes === PERSONAS.length) {
      db.orm
        .insert(addresses)
        .values([...SEEDED_ADDRESSES])
        .run();
      db.orm
        .insert(specialDates)
        .values([...SEEDED_SPECIAL_DATES])
        .run();
      const binds = PERSONAS.flatMap(({ id, binds }) =>
        binds.map(({ daysAgo, ...bind }) => ({ ...bind, userId: id, boundAt: now - daysAgo * DAY_MS })),
      );
      db.orm.insert(thirdBinds).values(binds).run();
    }
    return Object.fromEntries(PERSONAS.map(({ account, id }) => [account, String(id)]));
  },
};

function userOf(persona: Persona, { now }: ScenarioContext, chance: number): NewUser {
  const registeredAt =
    persona.registeredDaysAgo === 0
      ? now - HOUR_MS / 2
      : now - persona.registeredDaysAgo * DAY_MS - Math.floor(chance * 8) * HOUR_MS;
  const { vipName } = persona;
  const vipLastTime = persona.vipDays === null ? '' : chinaDateInDays(now, persona.vipDays);
  const [province, city, district] = persona.region;
  return {
    id: persona.id,
    account: persona.account,
    nick: persona.nick,
    mobile: persona.mobile,
    email: persona.email,
    passwordHash: persona.passwordHash,
    memberCode: `M${chinaDate(registeredAt).slice(0, 4)}${String(persona.id).padStart(6, '0')}`,
    yaoqingma: `YQ${persona.id}`,
    vipName,
    vipLastTime,
    membershipDueAt: nextMilestoneAt({ vipName, vipLastTime }, now),
    avatarSeed: `${persona.account}-${Math.floor(chance * 1_000_000)}`,
    registeredAt,
    invitedBy: persona.invitedBy,
    provinceCode: province?.[0] ?? '',
    provinceName: province?.[1] ?? '',
    cityCode: city?.[0] ?? '',
    cityName: city?.[1] ?? '',
    districtCode: district?.[0] ?? '',
    districtName: district?.[1] ?? '',
    agreedProtocolAt: registeredAt,
  };
}
