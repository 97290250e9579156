/**
 * antd forgets the rules of a component when the last one of its kind leaves the page, so every test would make them
 * again. They are the same for all tests, and nothing is drawn with them.
 */
import { createCache } from '@ant-design/cssinjs';

export const keptStyles = createCache();

const update = keptStyles.opUpdate.bind(keptStyles);

keptStyles.opUpdate = (key, change) => {
  update(key, (before) => change(before) ?? (before ? [0, before[1]] : null));
};
