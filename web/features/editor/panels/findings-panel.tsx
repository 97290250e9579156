import { Button, Tag } from 'antd';
import type { Finding, FindingLevel } from '#contracts/rules/print/preflight/finding.ts';
import { mendOf } from '#contracts/rules/print/preflight/preflight.ts';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Box, Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useAround, useEditing, useEditorState } from '../model/editing.ts';
import { usePhotos } from '../model/photos.ts';
import { pageWords } from '../model/role-words.ts';
import { SidePanel } from './side-panel.tsx';
import { useFindings } from './use-findings.ts';

const LEVELS: Readonly<Record<FindingLevel, readonly [color: string, words: string]>> = {
  error: ['error', '必须处理'],
  warning: ['default', '建议处理'],
  info: ['default', '提示'],
};

interface FindingsPanelProps {
  /** Puts the panel away; without it something else does. */
  readonly onClose?: () => void;
  /** Hears that a finding led to its page. */
  readonly onLed?: (() => void) | undefined;
}

/** What should be mended before the work is printed (预检); one press leads there, another mends it. */
export function FindingsPanel({ onClose, onLed }: FindingsPanelProps) {
  const document = useEditorState((state) => state.document);
  const findings = useFindings(document, usePhotos());
  return (
    <SidePanel
      name="预检"
      title={onClose && `预检${findings && findings.length > 0 ? `（${findings.length}）` : ''}`}
      onClose={onClose}
    >
      {findings === null ? <LinesSkeleton count={4} /> : null}
      {findings?.length === 0 ? <EmptyState text="没有发现问题，可以印刷了。" /> : null}
      <Stack as="ul" gap={12} columns="one">
        {findings?.map((finding) => (
          <Entry key={keyOf(finding)} finding={finding} onLed={onLed} />
        ))}
      </Stack>
    </SidePanel>
  );
}

function keyOf({ id, page, element, text }: Finding): string {
  return [id, page, element, text].join(' ');
}

interface EntryProps extends Pick<FindingsPanelProps, 'onLed'> {
  readonly finding: Finding;
}

function Entry({ finding, onLed }: EntryProps) {
  const { store } = useEditing();
  const isReadOnly = useAround((around) => around.isReadOnly);
  const document = useEditorState((state) => state.document);
  const { level, page: pageID, element, text, why, mend } = finding;
  const [color, words] = LEVELS[level];
  const page = document.pages.find(({ id }) => id === pageID);

  function show(): void {
    if (!page) return;
    store.showPage(page.id);
    if (element !== undefined) store.select([element]);
    onLed?.();
  }

  return (
    <Stack as="li" gap={4} padY={8} ruled="bottom" columns="one">
      <Row gap={4} justify="between" wraps>
        <Tag color={color}>{words}</Tag>
        {page ? (
          <Box as="button" type="button" bare thumb onClick={show}>
            <Text tone="ink">转到{pageWords(page, document.pages.indexOf(page) + 1, document)}</Text>
          </Box>
        ) : null}
      </Row>
      <Text breaks>{text}</Text>
      <Muted size="12-20">{why}</Muted>
      {mend && !isReadOnly ? (
        <Row>
          <Button size="small" onClick={() => store.edit((before) => mendOf(finding, before))}>
            {mend.title}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
