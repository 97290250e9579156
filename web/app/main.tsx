import { createRoot } from 'react-dom/client';

const element = document.getElementById('root');
if (element) createRoot(element).render(<p>页面准备中</p>);
