/** A signed-in person as the author of what they write. */
import type { Author, CurrentUser } from '@vc-analyst/core';

export function authorOf({ id, firstName, username }: CurrentUser): Author {
  return { id, firstName: firstName || username };
}
