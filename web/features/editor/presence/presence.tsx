import type { CSSProperties } from 'react';
import { Box, Text } from '#web/kit/layout/shapes.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { useStore } from '#web/lib/store.ts';
import { companyWords, samePageWords } from '../model/company.ts';
import { useEditing, useEditorState } from '../model/editing.ts';
import type { OpenDraft } from '../saving/use-draft.ts';
import { usePresence } from './use-presence.ts';

const OVER: CSSProperties = { position: 'relative', height: 0, zIndex: 4 };
const CHIP: CSSProperties = {
  ...{ position: 'absolute', top: 8, left: '50%', transform: 'translateX(-50%)' },
  pointerEvents: 'none',
};

/**
 * Who else has the work open, and who shows the same page (同时编辑); nothing while the member is alone. It lies over the
 * table, so that the page stays where it is when others come and go.
 */
export function PresenceNote({ draft }: { readonly draft: OpenDraft }) {
  usePresence(draft);
  const isPhone = useMedia(upTo('phone'));
  const { words, isNear } = useWords();
  if (words === '' || isPhone) return null;
  const why = isNear ? '：保存时按页合并，两边都改了会请您选' : '';
  return (
    <div style={OVER}>
      <Box padX={12} padY={8} radius="control" ground="sheet" shadow="float" role="status" style={CHIP}>
        <Text tone={isNear ? 'brass' : 'muted'} nowrap>
          {words}
          {why}
        </Text>
      </Box>
    </div>
  );
}

/** The same on a phone, where nothing may lie over the pages: in the bar that stays, beside the ways back. */
export function PresenceLine() {
  const isPhone = useMedia(upTo('phone'));
  const { words, isNear } = useWords();
  if (words === '' || !isPhone) return null;
  return (
    <Text tone={isNear ? 'brass' : 'muted'} cut shrinks title={words}>
      {words}
      {isNear ? '，按页合并' : ''}
    </Text>
  );
}

function useWords() {
  const company = useStore(useEditing().company);
  const document = useEditorState((state) => state.document);
  const near = samePageWords(company);
  return { words: near === '' ? companyWords(company.others, document) : near, isNear: near !== '' };
}
