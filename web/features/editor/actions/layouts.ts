import { givenBack, layoutProblem, withAnotherLayout } from '#contracts/rules/layouts/page-layout.ts';
import { type Editing, opened } from '../model/editing.ts';
import { chosenElements, shownPage } from '../model/editor-store.ts';
import { newId } from '../model/new-id.ts';
import { sizesOf } from '../model/photos.ts';
import { type Action, editingActions } from './action.ts';
import { idsOf } from './chosen.ts';

/** Whether the photos of the shown page can be arranged, or why not. */
export function canArrange({ store }: Editing): true | string {
  const page = shownPage(store.get());
  const problem = page === undefined ? '作品里没有页面' : layoutProblem(store.get().document, page);
  return problem === '' || problem;
}

const pinnedOf = ({ store }: Editing) => chosenElements(store.get()).filter(({ pinned }) => pinned);

export const LAYOUT_ACTIONS: readonly Action[] = [
  {
    id: 'layouts',
    title: '版式',
    group: '页面',
    when: () => true,
    run: ({ open }) => opened(open, { side: open.get().side === 'layouts' ? null : 'layouts' }),
  },
  ...editingActions([
    {
      id: 'another-layout',
      title: '换一种版式',
      group: '页面',
      keys: ['Y'],
      when: canArrange,
      run({ store, around }) {
        const { page } = store.get();
        const sizeOf = sizesOf(around.get().photos);
        store.edit((document) => withAnotherLayout(document, page, { sizeOf, newId }));
      },
    },
    {
      id: 'fill-album',
      title: '自动排版',
      group: '页面',
      when: () => true,
      run: ({ open }) => opened(open, { dialog: 'fill' }),
    },
    {
      id: 'story',
      title: '照片讲故事',
      group: '页面',
      when: ({ store }) => store.get().document.calendar === undefined || '日历按月份排照片',
      run: ({ open }) => opened(open, { dialog: 'story' }),
    },
    {
      id: 'give-back',
      title: '交回版式',
      group: '元素',
      when: (editing) => pinnedOf(editing).length > 0 || '选中的元素没有手动调整过',
      run(editing) {
        const { page } = editing.store.get();
        const ids = idsOf(pinnedOf(editing));
        editing.store.edit((document) => givenBack(document, page, ids));
      },
    },
  ]),
];
