import { App } from 'antd';
import { type DraftOfFile, pickDraftFile, readDraftFile } from './draft-file.ts';

/** Lets a saved file be chosen and hands on what it holds; what is wrong with it is told, and nothing else happens. */
export function useDraftFile(onOpen: (draft: DraftOfFile) => void, refuse?: (draft: DraftOfFile) => string) {
  const { modal } = App.useApp();
  return async () => {
    const file = await pickDraftFile();
    if (!file) return;
    const read = await readDraftFile(file);
    const problem = read.kind === 'problem' ? read.text : (refuse?.(read) ?? '');
    if (read.kind === 'draft' && problem === '') onOpen(read);
    else
      modal.error({
        title: `「${file.name}」打不开`,
        content: `${problem}。现在的内容没有改动。`,
        okText: '知道了',
      });
  };
}
