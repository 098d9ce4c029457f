/** Reads the JSON of a reply, also of models that put words, fences or their thinking around it. */

/** Undefined when the text holds no JSON object. `NaN` and the like make it none. */
export function readJson(text: string): unknown {
  // A template may open the thinking in the question, so that the reply only ends it.
  const bare = text
    .replace(/<think>[\s\S]*?(?:<\/think>|$)/giu, '')
    .replace(/^[\s\S]*<\/think>/iu, '')
    .trim();
  return parsed(bare) ?? objectWithin(bare);
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Starts tried before giving up: prose holds few braces, and each try reads to the end. */
const MOST_STARTS = 20;

function objectWithin(text: string): unknown {
  let start = text.indexOf('{');
  for (let tries = 0; start >= 0 && tries < MOST_STARTS; tries += 1) {
    const end = endOfObject(text, start);
    const value = end === undefined ? undefined : parsed(text.slice(start, end));
    if (value !== undefined) return value;
    start = text.indexOf('{', start + 1);
  }
  return undefined;
}

/** Place behind the brace that closes the one at `start`, braces inside of strings left aside. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}
