/** Durable bindings (收藏级装订), the finest first. */
export const BINDINGS_TO_KEEP: readonly string[] = [
  '豪华装',
  '对裱精装',
  '锁线精装',
  'PUR精装',
  '普通精装',
  '全景平装',
  '对裱平装',
  '锁线平装',
  'PUR平装',
  '普通平装',
  '铁圈装',
  '骑马钉',
];

const LAY_FLAT = ['对裱精装', '锁线精装', '普通精装', 'PUR精装', '豪华装', '全景平装'];
const THIN = ['骑马钉', '普通平装', '锁线平装', 'PUR平装', '全景平装', '对裱平装'];
const THICK = ['锁线平装', 'PUR平装', '普通平装', '锁线精装', 'PUR精装', '普通精装'];

/** Up to this many pages a booklet is stapled rather than glued; photos are, as long as they are a booklet at all. */
const THIN_PAGES_MAX = 40;
const THIN_ALBUM_PAGES_MAX = 20;

/** The preferred bindings for a publication of this type and page count (推荐装订), the first choice first. */
export function bindingsFor(type: string, pageNum: number): readonly string[] {
  switch (type) {
    case 'album':
      return pageNum <= THIN_ALBUM_PAGES_MAX ? ['骑马钉', ...LAY_FLAT] : LAY_FLAT;
    case 'calendar':
      return ['铁圈装'];
    default:
      return pageNum <= THIN_PAGES_MAX ? [...THIN, ...THICK] : [...THICK, ...THIN];
  }
}

/** Photos and calendar pages need firm paper, texts paper that turns easily. */
export function weightsFor(type: string): readonly string[] {
  const isFirm = type === 'album' || type === 'calendar';
  return isFirm ? ['200克', '157克', '250克', '128克'] : ['157克', '128克', '200克', '250克'];
}

/** Pictures shine under 亮膜; 哑膜 keeps texts free of glare. */
export function goodFilm(type: string): string {
  return type === 'album' || type === 'calendar' ? '亮膜' : '哑膜';
}

/** The weight in an option's name, 0 if it has none. */
export function gramsOf(name: string): number {
  return Number(/(\d+)克/.exec(name)?.[1] ?? 0);
}
