import { AREAS, type Area, PLANS, type Plan } from '../account/membership.ts';
import { PATHS, SCREENS, type Screen } from '../screens/paths.ts';

/** The open screens of an area, by name; empty if none is. Closed ones are not mentioned. */
export function soldIn(area: Area): readonly string[] {
  return SCREENS.filter(({ state }) => state === 'open').flatMap(({ title, area: whole, part }) => [
    ...(whole === area ? [title] : []),
    ...(part?.area === area ? [part.title] : []),
  ]);
}

/** The areas with an open screen. */
export function soldAreas(): readonly Area[] {
  return AREAS.filter((area) => soldIn(area).length > 0);
}

/** What a level opens today (会员权益), in words. */
export function soldTo({ areas }: Pick<Plan, 'areas'>): readonly string[] {
  return areas.flatMap(soldIn);
}

/** Where a dearer plan leaves out what a cheaper one brings, which its price does not let anyone expect. */
export function leftOutWords(): readonly string[] {
  return PLANS.flatMap(({ name, areas }, at) =>
    soldAreas().flatMap((area) => {
      const cheaper = areas.includes(area)
        ? undefined
        : PLANS.slice(0, at).find((plan) => plan.areas.includes(area));
      return cheaper
        ? soldIn(area).map((screen) => `「${name}」不含${screen}，需要时请选「${cheaper.name}」`)
        : [];
    }),
  );
}

type Limits = Pick<Plan, 'areas' | 'works' | 'linksOfWork' | 'storageGB'>;

interface LimitLine {
  readonly name: string;
  /** The screens on which a member meets it. */
  readonly of: readonly Pick<Screen, 'state' | 'area'>[];
  readonly text: (plan: Limits) => string;
}

/** The screens where publishable works are made. */
const MAKERS = [
  PATHS.makeEbook,
  PATHS.opusListEdit,
  PATHS.opusDocument,
  PATHS.opusDocCalendar,
  PATHS.magazine,
  PATHS.epaper,
];

export const PUBLISHED_WORKS = '已发布作品';

const LIMITS: readonly LimitLine[] = [
  { name: '存储空间', of: [PATHS.opusList], text: ({ storageGB }) => `${storageGB} GB` },
  { name: PUBLISHED_WORKS, of: MAKERS, text: ({ works }) => `${works} 部` },
  { name: '每部作品的链接', of: [PATHS.opusShareEdit], text: ({ linksOfWork }) => `${linksOfWork} 个` },
];

/** The limits of a plan (额度) that can apply today. */
export function limitsSold(plan: Limits): readonly { readonly name: string; readonly text: string }[] {
  const isMet = ({ state, area }: LimitLine['of'][number]) =>
    state === 'open' && (area === undefined || plan.areas.includes(area));
  return LIMITS.filter(({ of }) => of.some(isMet)).map(({ name, text }) => ({ name, text: text(plan) }));
}
