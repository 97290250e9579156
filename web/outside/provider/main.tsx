import { createRoot } from 'react-dom/client';
import '#web/app/theme/tokens.css';
import '#web/app/theme/base.css';
import { loginSessionOf } from '../parts/login-session-of.ts';
import { ProviderPage } from './provider-page.tsx';

const element = document.getElementById('root');
if (element !== null) {
  createRoot(element).render(<ProviderPage loginSessionID={loginSessionOf(location.pathname)} />);
}
