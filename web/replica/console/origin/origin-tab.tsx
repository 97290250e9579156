import { Switch } from 'antd';
import { ProvenanceTag } from '../provenance-tag.tsx';
import { Hint, Row, Rows, Section, TabPage } from '../section.tsx';
import { setIsMarked, useIsMarked } from './origin-store.ts';
import { useScreenOperations } from './use-screen-operations.ts';

/** How much of what is on the screen is known, guessed or made up. */
export function OriginTab() {
  const operations = useScreenOperations();
  const isMarked = useIsMarked();
  return (
    <TabPage>
      <Section
        title="在页面上标出"
        extra={<Switch checked={isMarked} onChange={setIsMarked} aria-label="在页面上标出来源" />}
      >
        <Hint>
          按本页用到的最不确定的接口给内容区描边：绿色实线全部来自文档，黄色虚线含推定，红色虚线含自拟。
        </Hint>
      </Section>
      <Section title={`本页调用的接口（${operations.length}）`}>
        <Hint>从打开这个页面算起；直接从缓存取出的数据不会再调用接口，因此不在其中。</Hint>
        <Rows label="本页调用的接口">
          {operations.map(({ operation, provenance, times }) => (
            <Row key={operation} actions={<ProvenanceTag provenance={provenance} />}>
              {operation}
              <small>{times} 次</small>
            </Row>
          ))}
        </Rows>
      </Section>
    </TabPage>
  );
}
