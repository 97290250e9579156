import { PRESETS, type ReaderOptions, USUAL_OPTIONS } from '#contracts/rules/publications/reader-options.ts';
import { publicationById } from '../queries/publications/publications.ts';
import { saveReaderOptions } from '../queries/publications/settings/setting.ts';
import { idOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface OptionsParams extends Record<string, string> {
  publicationID: string;
  options: string;
}

const KNOWN: Readonly<Record<string, ReaderOptions>> = {
  usual: USUAL_OPTIONS,
  brochure: { ...USUAL_OPTIONS, ...PRESETS.brochure.options },
  graduation: { ...USUAL_OPTIONS, ...PRESETS.graduation.options },
  picture: { ...USUAL_OPTIONS, ...PRESETS.picture.options },
  strict: { ...USUAL_OPTIONS, permits: [], watermark: '仅供内部参考' },
  'right-to-left': { ...USUAL_OPTIONS, mode: 'flip', direction: 'rtl', startPage: 3 },
};

export const readerOptions: Scenario<OptionsParams> = {
  name: 'reader-options',
  title: '阅读设置：常用方案、什么都不许、从右往左',
  description:
    'A work is read as usual, as a brochure, a graduation album or a picture book is, with nothing permitted and a watermark, or from right to left.',
  defaults: { publicationID: '50001', options: 'strict' },
  choices: { options: Object.keys(KNOWN) },
  run({ db }, { publicationID, options }) {
    const known = KNOWN[options];
    if (!known)
      throw new ScenarioRefused(`options is one of ${Object.keys(KNOWN).join(', ')}, not "${options}"`);
    const work = publicationById(db, idOrRefuse(publicationID, 'publicationID'));
    if (!work) throw new ScenarioRefused(`there is no publication "${publicationID}"`);
    saveReaderOptions(db, work.id, known);
    return { publicationID, code: work.code };
  },
};
