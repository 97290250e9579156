import type { Place } from './find-element.ts';
import type { TourChapter } from './story-types.ts';

const DIALOG: Place = { role: 'dialog', name: '印刷选项' };
const ALBUM_LINE: Place = { role: 'listitem', name: /我们的第一年/ };
const OPEN_DIALOG: Place = { role: 'button', name: '修改选项', within: ALBUM_LINE };

export const CHOOSE: TourChapter = {
  name: 'choose',
  title: '挑选规格',
  at: '/manager/add_shopping/',
  steps: [
    {
      title: '作品先过预检',
      text: '页数、尺寸和文件问题在下单之前就检查好，通过了才安排印刷。',
      notes: '强调：文件有问题不会等到印厂才发现。每一条预检结果都能点开看到页码和改法。',
      target: { role: 'heading', name: '我们的第一年', around: 'section' },
    },
    {
      title: '三套配好的规格',
      text: '经济、推荐、收藏级，按这本书的页数配好，价格直接可见。林晓舟要留一辈子，选的是收藏级，印 2 本。',
      notes: '现场点“收藏级”，让客户看价格怎样变化；后面几章说的都是这一本。',
      target: { role: 'region', name: '为这本书配好的规格' },
    },
    {
      title: '改数量，价格马上算',
      text: '满量优惠、送达日期和总价都跟着数量变，不用等人报价。',
      notes: '把数量改成 50，折扣立刻出现。不用发邮件，也不用等报价单。',
      target: { role: 'listitem', name: /原价/, around: 'section' },
    },
    {
      title: '放进购物车',
      text: '总价一直在视线里。可以立即购买，也可以先放进购物车，和别的作品一起下单。',
      notes: '可以真的点“加入购物车”，导览会跟着您走；直接按“下一站”也可以。',
      target: { role: 'region', name: '加入购物车' },
    },
  ],
};

export const CART: TourChapter = {
  name: 'cart',
  title: '购物车',
  at: '/manager/shopping/cart',
  steps: [
    {
      title: '每一本都说得清楚',
      text: '封面、页数、装订和用纸写在一起，数量在这里改，改完自动保存。',
      notes: '指出第二行和第三行是别的作品：画册、名片可以在一个购物车里一起结算。',
      target: ALBUM_LINE,
    },
    {
      title: '什么时候加印更划算',
      text: '离下一档折扣不远时，系统会提醒。同在购物车里的《那年盛夏》印 48 本，再加 2 本只多几十元，每本却更便宜。',
      notes: '点“改为 50 本”演示一次，合计会当场更新。提醒只在真的划算时出现。',
      target: { role: 'listitem', name: /加印更省/ },
    },
    {
      title: '选好，去结算',
      text: '勾上《我们的第一年》，合计一直在这里。其余的留在购物车，下次再买。',
      notes: '这里先不结算：下一章看看“修改选项”，那是这套系统最用心的地方。',
      target: { role: 'paragraph', name: /已选 [1-9]/, around: 'section' },
      openers: [{ role: 'checkbox', name: '选择我们的第一年' }],
    },
  ],
};

export const OPTIONS: TourChapter = {
  name: 'options',
  title: '印刷选项',
  at: '/manager/shopping/cart',
  steps: [
    {
      title: '一个窗口，改完所有工艺',
      text: '先是这本书和它的单价、数量，再按生产步骤一步步选。',
      notes: '窗口里的每一步都来自印厂的生产流程，新增工艺不用改程序。',
      target: { role: 'region', name: '商品', within: DIALOG },
      openers: [OPEN_DIALOG],
    },
    {
      title: '先选封面材质',
      text: '这本选了米白布艺。材质一换，下面能做的装订就跟着变。',
      notes: '试着点“铜版纸”：看装订方式里有更多选项亮起来，再点回“米白布艺”。',
      target: { role: 'radiogroup', name: /封面材质/, within: DIALOG, around: 'section' },
      openers: [OPEN_DIALOG],
    },
    {
      title: '做不了的，选不到',
      text: '布艺封面只配精装和豪华装；骑马钉要看页数是不是 4 的倍数。选不到的都会说明原因。',
      notes: '把鼠标停在灰色的“骑马钉”上看原因。印前返工大多来自这里，系统在下单前就拦住了。',
      target: { role: 'radiogroup', name: /装订方式/, within: DIALOG, around: 'section' },
      openers: [OPEN_DIALOG],
    },
    {
      title: '纸张跟着页数走',
      text: '40 页可以用 200 克或 157 克；太厚装不下、太薄撑不起的用纸，系统已经排除。',
      notes: '每种克重都有适用的页数范围，例如 128 克从 67 页开始。规则由您的工艺师来定。',
      target: { role: 'radiogroup', name: /内页克重/, within: DIALOG, around: 'section' },
      openers: [OPEN_DIALOG],
    },
    {
      title: '总价随手更新',
      text: '每改一项都重新计价，点“下一步”保存，购物车里的价格随之更新。',
      notes: '可以真的改一项再保存。想回到原样，按“上一步”或在目录里重新进入这一章。',
      target: { role: 'button', name: '下一步', within: DIALOG, around: 'footer' },
      openers: [OPEN_DIALOG],
    },
  ],
};
