/** The session's end: said once, then the browser goes to sign in; signing out on purpose. */
import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@vc-analyst/core/model';
import { renderText } from '../i18n/render-text.js';
import { common } from '../i18n/texts/common.js';
import { LEAVE_AFTER } from '../lib/timings.js';
import { toast } from '../lib/toast.js';
import { forgetDrafts } from '../lib/use-draft.js';
import { forgetPlace, rememberPlace } from '../lib/return-place.js';
import { call } from './call.js';
import { userQuery } from './user.js';

let leaving = false;

/** Says that nobody is signed in (any more) and leads to the sign-in page. */
export function leaveToSignIn(): void {
  if (leaving) return;
  leaving = true;
  const texts = common.byLocale[document.documentElement.lang as Locale];
  const locale = document.documentElement.lang as Locale;
  toast({
    title: renderText(texts.unauthorized, locale),
    description: renderText(texts.loggedOut, locale),
    tone: 'destructive',
  });
  setTimeout(() => {
    // Whoever went on in the meantime is led to where they are now.
    rememberPlace();
    location.assign('/api/login');
  }, LEAVE_AFTER);
}

/** An answer said that nobody is signed in: news only where somebody was. */
export function noticeSignedOut(queryClient: QueryClient): void {
  if (queryClient.getQueryData(userQuery.queryKey)) leaveToSignIn();
}

/** Ends the session; the whole page is left, and with it everything that was read. */
export async function signOut(): Promise<void> {
  leaving = true;
  forgetDrafts();
  forgetPlace();
  // A failed call leaves the session alive; the server's own address ends it and leads to the same place.
  const answered = await call('POST /api/logout', {}).then(
    () => true,
    () => false,
  );
  location.assign(answered ? '/' : '/api/logout');
}
