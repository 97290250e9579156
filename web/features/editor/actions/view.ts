import { canOpenCover, isOnCover } from '../model/cover.ts';
import { type Editing, opened } from '../model/editing.ts';
import { keepGuides } from '../model/kept-guides.ts';
import { nextZoom } from '../model/zoom.ts';
import { type Action, editingActions } from './action.ts';
import { focusNextPart } from './next-part.ts';

const zoomBy = ({ open }: Editing, isLarger: boolean) => nextZoom(open.get().percent, isLarger);

/** Whether there is a server for it, which has everything. */
function isServed({ around }: Editing, work: 'preview' | 'print' | 'areas'): true | string {
  const { [work]: serve, isSaved, isSaving, owner } = around.get();
  if (owner !== '') return `这是 ${owner} 的作品，由其本人来做`;
  if (!serve) return '此后端没有这项功能';
  // A browser opens the window of a preview only where it is pressed for.
  return isSaved || (isSaving && work !== 'preview') || '保存以后就可以';
}

export const VIEW_ACTIONS: readonly Action[] = [
  {
    id: 'preview',
    title: '预览',
    group: '作品',
    when: (editing) => isServed(editing, 'preview'),
    run: ({ around }) => around.get().preview?.(),
  },
  {
    id: 'calendar',
    title: '日历',
    group: '作品',
    when: ({ store }) => store.get().document.calendar !== undefined || '这件作品不是日历',
    run: ({ open }) => opened(open, { side: open.get().side === 'calendar' ? null : 'calendar' }),
  },
  {
    id: 'findings',
    title: '预检',
    group: '作品',
    when: () => true,
    run: ({ open }) => opened(open, { side: open.get().side === 'findings' ? null : 'findings' }),
  },
  {
    id: 'print',
    title: '印刷',
    group: '作品',
    when: (editing) => isServed(editing, 'print'),
    run: ({ around }) => around.get().print?.(),
  },
  {
    id: 'areas',
    title: '热区',
    group: '作品',
    when: (editing) => isServed(editing, 'areas'),
    run: ({ around }) => around.get().areas?.(),
  },
  {
    id: 'rename',
    title: '改名',
    group: '作品',
    when: ({ around, opusID }) => {
      const { owner, isReadOnly } = around.get();
      if (owner !== '') return `这是 ${owner} 的作品，由其本人来做`;
      return (opusID !== '' && !isReadOnly) || '现在不能改名';
    },
    run: ({ open }) => opened(open, { dialog: 'rename' }),
  },
  {
    id: 'versions',
    title: '历史版本',
    group: '作品',
    when: ({ opusID }) => opusID !== '' || '此后端没有这项功能',
    run: ({ open }) => opened(open, { dialog: 'versions' }),
  },
  {
    id: 'save-file',
    title: '存为文件',
    group: '作品',
    when: () => true,
    run: ({ saveFile }) => saveFile(),
  },
  ...editingActions([
    {
      id: 'open-file',
      title: '从文件打开',
      group: '作品',
      when: () => true,
      run: ({ openFile }) => openFile(),
    },
  ]),
  {
    id: 'zoom-in',
    title: '放大',
    group: '视图',
    keys: ['Ctrl+='],
    when: (editing) => zoomBy(editing, true) !== editing.open.get().percent || '已经最大',
    run: (editing) => editing.store.setZoom(zoomBy(editing, true)),
  },
  {
    id: 'zoom-out',
    title: '缩小',
    group: '视图',
    keys: ['Ctrl+-'],
    when: (editing) => zoomBy(editing, false) !== editing.open.get().percent || '已经最小',
    run: (editing) => editing.store.setZoom(zoomBy(editing, false)),
  },
  {
    id: 'zoom-fit',
    title: '适合窗口',
    group: '视图',
    keys: ['Ctrl+0'],
    when: ({ store }) => store.get().zoom !== 'fit' || '已经适合窗口',
    run: ({ store }) => store.setZoom('fit'),
  },
  {
    id: 'inspector',
    title: '显示或收起属性',
    group: '视图',
    when: () => true,
    run: ({ open }) => opened(open, { inspector: !open.get().inspector }),
  },
  {
    id: 'rulers',
    title: '显示或收起标尺',
    group: '视图',
    keys: ['Shift+R'],
    when: () => true,
    run: ({ open }) => opened(open, { rulers: !open.get().rulers }),
  },
  {
    id: 'guides',
    title: '显示或收起参考线',
    group: '视图',
    keys: ['Shift+G'],
    when: () => true,
    run({ open }) {
      const guides = !open.get().guides;
      keepGuides(guides);
      opened(open, { guides });
    },
  },
  {
    id: 'cover-view',
    title: '封面展开',
    group: '视图',
    keys: ['C'],
    when: ({ store }) => canOpenCover(store.get().document),
    run({ open, store }) {
      const { document, page } = store.get();
      const isHere = isOnCover(document, page);
      if (!isHere) store.showPage(document.pages[0]?.id ?? page);
      opened(open, { cover: !isHere || !open.get().cover });
    },
  },
  {
    id: 'find',
    title: '查找替换',
    group: '编辑',
    keys: ['Ctrl+F', 'Ctrl+H'],
    isEverywhere: true,
    when: () => true,
    run({ open }) {
      const { find } = open.get();
      opened(open, { side: 'find', find: { ...find, asked: find.asked + 1 } });
    },
  },
  {
    id: 'palette',
    title: '查找操作',
    group: '视图',
    keys: ['Ctrl+.'],
    when: () => true,
    run: ({ open }) => opened(open, { dialog: 'palette' }),
  },
  {
    id: 'next-part',
    title: '到下一块区域',
    group: '视图',
    keys: ['F6'],
    isEverywhere: true,
    when: () => true,
    run: focusNextPart,
  },
  {
    id: 'help',
    title: '快捷键',
    group: '视图',
    keys: ['?'],
    when: () => true,
    run: ({ open }) => opened(open, { dialog: 'help' }),
  },
];
