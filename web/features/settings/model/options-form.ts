import {
  PERMITS,
  type Permit,
  PRESETS,
  type ReaderOptions,
  readOptions,
  type SentOptions,
} from '#contracts/rules/publications/reader-options.ts';
import type { Problems } from '#web/kit/form/use-form.ts';

const USUAL_SECONDS = '5';

/** The options as they are filled in. */
export function formOf(options: ReaderOptions) {
  const { mode, pages, direction, ground, hasSound, permits, watermark, startPage, autoplay } = options;
  return {
    ...{ mode, pages, direction, ground, permits, watermark },
    startPage: String(startPage),
    isAutoplay: autoplay > 0,
    autoplay: autoplay > 0 ? String(autoplay) : USUAL_SECONDS,
    hasSound: hasSound === 'Y',
  };
}

export type OptionsForm = ReturnType<typeof formOf>;

/** As they are sent. */
export function sentOf({ isAutoplay, hasSound, permits, ...form }: OptionsForm): SentOptions {
  return {
    ...form,
    autoplay: isAutoplay ? form.autoplay : '0',
    hasSound: hasSound ? 'Y' : 'N',
    permits: permits.join(','),
  };
}

export function problemsOf(form: OptionsForm, pageNum: number): Problems<OptionsForm> {
  const read = readOptions(sentOf(form), pageNum);
  return read.kind === 'done' ? {} : { [read.problem.replace(/^bad-/, '')]: read.message };
}

/** What can be shown; null while something is wrong with it. */
export function optionsOf(form: OptionsForm, pageNum: number): ReaderOptions | null {
  const read = readOptions(sentOf(form), pageNum);
  return read.kind === 'done' ? read.value : null;
}

export type PresetName = keyof typeof PRESETS;

/** A preset over what is filled in; what it does not speak of stays. */
export function withPreset(name: PresetName): Partial<OptionsForm> {
  const { autoplay, hasSound, permits, ...rest } = PRESETS[name].options;
  return {
    ...rest,
    isAutoplay: autoplay > 0,
    ...(autoplay > 0 ? { autoplay: String(autoplay) } : {}),
    hasSound: hasSound === 'Y',
    permits,
  };
}

/** The preset that the form is; null for one of its own. */
export function presetOf(form: OptionsForm): PresetName | null {
  const names = Object.keys(PRESETS) as PresetName[];
  const isLike = (name: PresetName) =>
    Object.entries(withPreset(name)).every(
      ([key, value]) => JSON.stringify(form[key as keyof OptionsForm]) === JSON.stringify(value),
    );
  return names.find(isLike) ?? null;
}

export function toggled(permits: readonly Permit[], permit: Permit): readonly Permit[] {
  return PERMITS.filter((each) => (each === permit) !== permits.includes(each));
}
