import { createRoot } from 'react-dom/client';
import '#web/app/theme/tokens.css';
import '#web/app/theme/base.css';
import { lastSegmentOf } from '../parts/last-segment.ts';
import { ProviderPage } from './provider-page.tsx';

const element = document.getElementById('root');
if (element !== null) {
  createRoot(element).render(<ProviderPage loginSessionID={lastSegmentOf(location.pathname)} />);
}
