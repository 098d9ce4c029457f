/** Starts the app. */
import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { prefetchData } from './api/prefetch-data.js';
import { createQueryClient } from './api/query-client.js';
import { noticeSignedOut } from './api/session.js';
import { userQuery } from './api/user.js';
import { App } from './app.js';
import { initialLocale, LanguageProvider } from './i18n/language.js';
import { prefetchWith } from './lib/prefetch.js';
import { isProtected, prefetchRoute } from './routes.js';

document.documentElement.lang = initialLocale();
// The screen is loaded while the server is asked who is there.
if (isProtected(location.pathname)) prefetchRoute(location.pathname, true);
const queryClient = createQueryClient(() => noticeSignedOut(queryClient));
prefetchWith((href) => {
  const isSignedIn = Boolean(queryClient.getQueryData(userQuery.queryKey));
  prefetchRoute(href, isSignedIn);
  if (isSignedIn) prefetchData(queryClient, href);
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <App />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);
