import { acrossSpread } from '#contracts/rules/layouts/across.ts';
import { givenBack, layoutProblem, withAnotherLayout } from '#contracts/rules/layouts/page-layout.ts';
import { roomOfPage } from '#contracts/rules/pages/edits/elements.ts';
import { type Editing, opened } from '../model/editing.ts';
import { chosenElements, shownPage } from '../model/editor-store.ts';
import { newId } from '../model/new-id.ts';
import { sizesOf } from '../model/photos.ts';
import { exchangeable } from '../model/place-photo.ts';
import { lyingOf, spreadOf } from '../model/spread.ts';
import { type Action, editingActions } from './action.ts';
import { idsOf } from './chosen.ts';

/** Whether the photos of the shown page can be arranged, or why not. */
export function canArrange({ store }: Editing): true | string {
  const page = shownPage(store.get());
  const problem = page === undefined ? '作品里没有页面' : layoutProblem(store.get().document, page);
  return problem === '' || problem;
}

/** The page beside the shown one. */
function facing({ store }: Editing) {
  const { document, page } = store.get();
  return lyingOf(spreadOf(document, page), page).faces;
}

function canLieAcross(editing: Editing): true | string {
  if (exchangeable(editing) === null) return '请先选择一张没有锁定的照片';
  const other = facing(editing);
  if (!other) return '这一页没有对面的页';
  return roomOfPage(editing.store.get().document, other.id) > 0 || '对面的页放不下更多元素了';
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
      id: 'across-spread',
      title: '跨页铺满',
      group: '图片',
      when: canLieAcross,
      run(editing) {
        const { document, page } = editing.store.get();
        const [element, spread] = [exchangeable(editing), spreadOf(document, page)];
        if (!element || !spread?.[1]) return;
        const pages = { left: spread[0].id, right: spread[1].id };
        const chosen = { page, element: element.id };
        editing.store.edit((before) => acrossSpread(before, pages, chosen, newId));
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
