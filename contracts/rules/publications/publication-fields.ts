import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { FORM_MESSAGES } from '../form-messages.ts';
import { plainLine } from '../plain-line.ts';

export const NAME_MAX = 60;
export const FOLDER_NAME_MAX = 20;
export const FOLDERS_MAX = 50;
export const TAG_MAX = 12;
export const TAGS_MAX = 8;
/** Works changed by one call. */
export const BATCH_MAX = 100;

/** The name of a work (作品名称), trimmed. */
export function readName(text: string): Done<string> | Refused<'bad-field'> {
  return readText('name', '作品名称', text, NAME_MAX);
}

/** The name of a folder (文件夹名称). */
export function readFolderName(text: string): Done<string> | Refused<'bad-field'> {
  return readText('folder-name', '文件夹名称', text, FOLDER_NAME_MAX);
}

function readText(
  field: string,
  label: string,
  text: string,
  longest: number,
): Done<string> | Refused<'bad-field'> {
  const value = plainLine(text);
  const name = `bad-${field}`;
  if (value === '') return refusedField(name, FORM_MESSAGES.required(label));
  if ([...value].length <= longest) return done(value);
  return refusedField(name, FORM_MESSAGES.string.max(label, longest));
}

/** Tags (标签) as typed, separated by commas or blanks, each once. */
export function readTags(text: string): Done<readonly string[]> | Refused<'bad-field'> {
  const tags = [...new Set(text.split(/[,，、\s]+/).filter((tag) => tag !== ''))];
  if (tags.length > TAGS_MAX) return refusedField('bad-tags', `最多 ${TAGS_MAX} 个标签`);
  const long = tags.find((tag) => [...tag].length > TAG_MAX);
  return long ? refusedField('bad-tags', `标签最多 ${TAG_MAX} 个字`) : done(tags);
}

/** The name of a copy (副本), within the longest name. */
export function nameOfCopy(name: string): string {
  const ending = '（副本）';
  return [...name].slice(0, NAME_MAX - ending.length).join('') + ending;
}

export const SUBTITLE_MAX = 60;
export const AUTHOR_MAX = 40;
export const INTRO_MAX = 300;

/** What is told of a work beside its name (副标题, 作者), on one line; empty for nothing. */
export function readLine(
  field: 'subtitle' | 'author',
  label: string,
  text: string,
): Done<string> | Refused<'bad-field'> {
  const longest = field === 'subtitle' ? SUBTITLE_MAX : AUTHOR_MAX;
  return text.trim() === '' ? done('') : readText(field, label, text, longest);
}

/** The introduction (简介), with its lines. */
export function readIntro(text: string): Done<string> | Refused<'bad-field'> {
  const intro = text.replaceAll('\r\n', '\n').trim();
  if ([...intro].length <= INTRO_MAX) return done(intro);
  return refusedField('bad-intro', FORM_MESSAGES.string.max('简介', INTRO_MAX));
}
