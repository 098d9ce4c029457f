/** Where somebody was when their session ended, or wanted to go before it began: after signing in they are there again. */

/** `/cookies` lists it. Kept in this tab; where storage is forbidden, signing in leads to the dashboard. */
export const RETURN_KEY = 'vc-analyst.return';

export function rememberPlace(): void {
  try {
    sessionStorage.setItem(RETURN_KEY, location.pathname + location.search + location.hash);
  } catch {
    // Nothing is remembered.
  }
}

/** The address within the app; `/` where none is remembered. */
export function placeToReturn(): string {
  try {
    const place = sessionStorage.getItem(RETURN_KEY);
    // Never to another host.
    return place && /^\/(?![/\\])/.test(place) ? place : '/';
  } catch {
    return '/';
  }
}

/** The same, once. */
export function takePlace(): string {
  const place = placeToReturn();
  forgetPlace();
  return place;
}

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // Nothing was remembered.
  }
}
