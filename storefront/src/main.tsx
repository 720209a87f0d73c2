import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import './app/styles/font.css';
import './app/styles/tokens.css';
import './app/styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
