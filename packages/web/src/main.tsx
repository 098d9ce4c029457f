/** Starts the app. */
import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.js';
import { noticeSignedOut } from './api/session.js';
import { userQuery } from './api/user.js';
import { App } from './app.js';
import { firstScreen } from './first-screen.js';
import { initialLocale, LanguageProvider } from './i18n/language.js';
import { prefetchWith } from './lib/prefetch.js';
import { prefetchData } from './prefetch-data.js';
import { prefetchCode } from './screens.js';

document.documentElement.lang = initialLocale();
const queryClient = createQueryClient(() => noticeSignedOut(queryClient));
prefetchWith((href) => {
  const isSignedIn = Boolean(queryClient.getQueryData(userQuery.queryKey));
  void prefetchCode(href, isSignedIn);
  if (isSignedIn) void prefetchData(queryClient, href);
});

await firstScreen(queryClient);
const root = createRoot(document.getElementById('root')!);
// In slices, between which the page answers.
startTransition(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <App />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
