import { createRoot } from 'react-dom/client';
import {
  isVisitorView,
  OPENED_BOOK,
  type OpenedBook,
  triesOptions,
} from '#contracts/rules/pages/opened-book.ts';
import '#web/app/theme/tokens.css';
import '#web/app/theme/base.css';
import '#web/page/page.css';
import { tokenStore } from '#web/lib/session/token.ts';
import { withSign } from '#web/lib/wire/sign.ts';
import { signSecret } from '#web/lib/wire/sign-secret.ts';
import { createSmallClient } from '#web/lib/wire/small-client.ts';
import { readerApi } from './api.ts';
import { codeIn } from './code-in.ts';
import { openPlaceMemory } from './model/place-memory.ts';
import { openReadTokens } from './model/read-tokens.ts';
import { ReaderPage } from './reader-page.tsx';

/** What came with the page. The server wrote it, whose word is taken as that of every reply. */
function openedBook(): OpenedBook | null {
  const text = document.getElementById(OPENED_BOOK)?.textContent;
  return text ? JSON.parse(text) : null;
}

const secret = signSecret();
const isStranger = isVisitorView(location.search);
// Trying how the book is read leaves nothing behind, and shows what was chosen.
const isTrying = triesOptions(location.search);
const token = isStranger ? () => null : tokenStore.read;

const element = document.getElementById('root');
if (element !== null) {
  const client = createSmallClient({
    baseUrl: location.origin,
    token,
    writes: ['ReaderServiceMag.savePlace', 'ReaderServiceMag.openBook'],
    sign: secret === '' ? undefined : (input) => withSign(input, { isEnabled: true, secret }),
  });
  createRoot(element).render(
    <ReaderPage
      api={readerApi(codeIn(location.pathname), client, openReadTokens(), isStranger)}
      memory={openPlaceMemory(isTrying ? new Map() : undefined)}
      isMember={token() !== null && !isTrying}
      opened={openedBook()}
    />,
  );
}
