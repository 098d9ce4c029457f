/** A text that is being written: kept in this tab until it is sent, so that a session that ends does not lose it. */
import { useState } from 'react';

/** Begins every key; `/cookies` lists it. */
export const DRAFT_PREFIX = 'vc-analyst.draft.';

/** `key` names what is written and by whom. An empty text is forgotten. Where storage is forbidden it lasts as long as the page. */
export function useDraft(key: string): [string, (text: string) => void] {
  const place = DRAFT_PREFIX + key;
  const [text, setText] = useState(() => attempt(() => sessionStorage.getItem(place)) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      attempt(() => (next === '' ? sessionStorage.removeItem(place) : sessionStorage.setItem(place, next)));
    },
  ];
}

/** Texts by name that a guest writes, kept in this browser until they are sent: who has no account comes back by the link alone. */
export function useDrafts(
  key: string,
): [Readonly<Record<string, string>>, (name: string, text: string | undefined) => void] {
  const place = DRAFT_PREFIX + key;
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(
    () => attempt(() => JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, string>) ?? {},
  );
  return [
    texts,
    (name, text) =>
      setTexts((before) => {
        const { [name]: _old, ...others } = before;
        const next = text === undefined ? others : { ...others, [name]: text };
        attempt(() =>
          Object.keys(next).length === 0
            ? localStorage.removeItem(place)
            : localStorage.setItem(place, JSON.stringify(next)),
        );
        return next;
      }),
  ];
}

/** Whoever leaves on purpose leaves nothing behind. */
export function forgetDrafts(): void {
  attempt(() => {
    for (const place of Object.keys(sessionStorage))
      if (place.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(place);
  });
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
