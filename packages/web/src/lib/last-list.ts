/** The list that was looked at last, while the app is open: a report leads on in it, and back to it. */

export interface LastList {
  /** What stands behind `?` in its address. */
  query: string;
  /** Finished reports in its order. */
  reports: readonly { id: string; companyName: string }[];
}

let last: LastList | undefined;

export function rememberList(list: LastList): void {
  last = list;
}

export function lastList(): LastList | undefined {
  return last;
}
