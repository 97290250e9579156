/**
 * Lines of reports. Only a whole line is held against these, because what is filled into a line may look like one.
 * @type {import('../../../../contracts/said/in-chinese.mjs').Sentences}
 */
export const LINES = {
  '{} at {}, {v}': '{}，位于 {}，来源：{}',
  'check     {}': '检查项    {}',
  'also      {}': '另见      {}',
  'also      {n} more': '另见      其他 {} 项',
  'expected  {}': '应为      {}',
  'actual    {}': '实为      {}',
  'contract  {t}': '契约位置  {}',
  'again     {t}': '重现      {}',
  'Left out, because {}: {n} checks of {n} operations.': '略过，因为{1}：{3} 个接口的 {2} 项检查。',
  'None of the {n} operations answers as the contract says: is {t} the right address?':
    '{} 个接口无一按契约回答：{} 是正确的地址吗？',
  'Of {n} assumptions about documented calls {n} are confirmed, {n} refuted, {n} not seen.':
    '对文档所列调用的 {} 项推定：{} 项已证实，{} 项被推翻，{} 项未见到。',
  'refuted: the {} of {w} {w}: assumed {}, seen {l} ({t})':
    '被推翻：{2} {3} 的{1}：推定为 {4}，见到 {5}（{6}）',
  'refuted: the {} of {w} {}: assumed {}, seen {l} ({t})':
    '被推翻：{2} {3} 的{1}：推定为 {4}，见到 {5}（{6}）',
  '{l}; seed {n}, {n} s': '{}；种子 {}，用时 {} 秒',
  '{t}: counts again since its last day was {w}: {}': '{}：自 {} 到期起重新计入：{}',
  '{t}: is found no longer, take it out: {}': '{}：不再出现，请去掉：{}',
  'Left out, {}: {l}.': '略过，{}：{}。',
  '{} (and {n} more like it)': '{}（另有 {} 处类似）',
  '{n} differences in {n} operations{}; {n} steps of {n} operations compared (A {t}, B {t}, seed {n}).':
    '{2} 个接口中有 {1} 处差别{3}；比较了 {5} 个接口的 {4} 步（A {6}，B {7}，种子 {8}）。',
};
