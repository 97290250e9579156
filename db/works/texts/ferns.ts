import type { AtlasEntry, AtlasTexts } from '../pages/atlas.ts';
import { at, type Some } from '../pages/calendar/turns.ts';
import ferns from './ferns.json' with { type: 'json' };
import { textsIn } from './texts.ts';

type Genus = readonly [
  name: string,
  family: string,
  frond: string,
  sori: string,
  habitat: string,
  remark: string,
];
type Trait = readonly [epithet: string, look: string, size: string, months: string, rarity: string];

const { about, genera, traits, openings, endings } = textsIn<{
  readonly about: string;
  readonly genera: Some<Genus>;
  readonly traits: Some<Trait>;
  /** With {name} and {habitat}. */
  readonly openings: Some<string>;
  readonly endings: Some<string>;
}>(ferns);

const STEP = 5;

function entry(group: number, place: number): AtlasEntry {
  const [genus, family, frond, sori, habitat, remark] = at(genera, group);
  const [epithet, look, size, months, rarity] = at(traits, group * STEP + place);
  const name = `${epithet}${genus}`;
  const opening = at(openings, group + place)
    .replace('{name}', name)
    .replace('{habitat}', habitat);
  const ending = at(endings, group * 3 + place);
  return {
    name,
    kind: `${family} · ${genus}一族 · 第 ${group + 1}–${place + 1} 号`,
    facts: [
      ['株高', size],
      ['叶', frond],
      ['孢子囊', sori],
      ['看它', months],
      ['生境', habitat],
      ['多少', rarity],
    ],
    text: `${opening}它${look}；${frond}，孢子囊${sori}。${remark}。${ending}`,
  };
}

const [first, ...others] = genera;
const groupOf = ([name, family, frond, , habitat]: Genus) => ({
  title: `${name}`,
  intro: `${family}。${frond}。它们的家在${habitat}。`,
});

export const FERNS: AtlasTexts = {
  about,
  groups: [groupOf(first), ...others.map(groupOf)],
  perGroup: 13,
  entry,
};
