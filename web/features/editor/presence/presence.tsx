import type { CSSProperties } from 'react';
import { Box, Text } from '#web/kit/layout/shapes.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { useStore } from '#web/lib/store.ts';
import { companyWords, samePageWords } from '../model/company.ts';
import { useEditing, useEditorState } from '../model/editing.ts';
import type { OpenDraft } from '../saving/use-draft.ts';
import { usePresence } from './use-presence.ts';

/** Who else has the work open, beside how it is saved; nothing while the member is alone. */
export function PresenceLine({ draft }: { readonly draft: OpenDraft }) {
  usePresence(draft);
  const company = useStore(useEditing().company);
  const pages = useEditorState(({ document }) => document.pages);
  const isPhone = useMedia(upTo('phone'));
  const words = companyWords(company.others, pages);
  const near = samePageWords(company);
  if (words === '') return null;
  // On a phone nothing may lie over the pages, so it is said here.
  if (isPhone && near !== '') return <Text tone="brass">{near}</Text>;
  return (
    <Text tone={near === '' ? 'muted' : 'brass'} cut shrinks title={words}>
      {words}
    </Text>
  );
}

const OVER: CSSProperties = { position: 'relative', height: 0, zIndex: 4 };
const CHIP: CSSProperties = {
  ...{ position: 'absolute', top: 8, left: '50%', transform: 'translateX(-50%)' },
  pointerEvents: 'none',
};

/** Who shows the same page (同页提示): over the table, so that the page stays where it is. */
export function SamePageNote() {
  const company = useStore(useEditing().company);
  const isPhone = useMedia(upTo('phone'));
  const words = samePageWords(company);
  if (words === '' || isPhone) return null;
  return (
    <div style={OVER}>
      <Box padX={12} padY={8} radius="control" ground="sheet" shadow="float" role="status" style={CHIP}>
        <Text tone="brass" nowrap>
          {words}
        </Text>
      </Box>
    </div>
  );
}
