import { createRoot } from 'react-dom/client';
import '#web/app/theme/tokens.css';
import '#web/app/theme/base.css';
import { lastSegmentOf } from '../parts/last-segment.ts';
import { MailPage } from './mail-page.tsx';

const element = document.getElementById('root');
if (element !== null) {
  createRoot(element).render(<MailPage messageID={lastSegmentOf(location.pathname)} />);
}
