import { at, lettersOf, type Some, scattered } from '../pages/calendar/turns.ts';
import type { GenealogyTexts, Person } from '../pages/genealogy.ts';
import { chineseNumber } from '../pages/numbers.ts';
import linFamily from './lin-family.json' with { type: 'json' };
import { textsIn } from './texts.ts';

type Lists = Readonly<Record<'places' | 'trades' | 'deeds' | 'words', Some<string>>>;

const texts = textsIn<Omit<GenealogyTexts, 'person'> & Lists>(linFamily);
/** 字辈: a generation shares the first character of its names. */
const GENERATIONS = lettersOf(linFamily.generations);
const GIVEN = lettersOf(linFamily.given);
const WIVES = lettersOf(linFamily.wives);

function person(number: number): Person {
  const draw = <T>(list: Some<T>, salt: number): T => at(list, scattered(number, salt));
  const generation = at(GENERATIONS, Math.floor(number / 37));
  const given = draw(GIVEN, 1);
  const second = draw(GIVEN, 2);
  const name = scattered(number, 3) % 5 === 4 ? `林${given}` : `林${generation}${given}`;
  const born = 1680 + (scattered(number, 4) % 290);
  const age = 48 + (scattered(number, 5) % 44);
  const children = (scattered(number, 6) % 6) + 1;
  const life =
    `字${second}之，居${draw(texts.places, 7)}。${draw(texts.trades, 8)}。娶${draw(WIVES, 9)}氏，育子女${chineseNumber(children)}人。` +
    `${draw(texts.deeds, 10)}，${draw(texts.words, 11)}。享年${chineseNumber(age)}，葬于${draw(texts.places, 12)}之阳。` +
    `谱列第 ${number} 号，底册存${draw(texts.places, 13)}。`;
  return { name, dates: `${born}–${born + age}　${generation}字辈`, life };
}

export const LIN_FAMILY: GenealogyTexts = { ...texts, person };
