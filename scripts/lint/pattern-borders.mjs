/**
 * ESLint rule: a pattern ends where it seems to. No `|` at its top beside `\b`, `^` or `$` in only some of the
 * alternatives: `\btoken|ico\b` matches "único". No `\b` at an accented letter: it is no word to `\b`, and
 * `signé\b` matches no "signé". What is meant so is said by a group, `(?:^a)|b`, and by `(?!\p{L})`.
 */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

const PARSER = new RegExpParser();
const isLetter = (code) => /^\p{L}$/u.test(String.fromCodePoint(code));
const isAccented = (code) => code > 0x7f && isLetter(code);

export const patternBorders = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid borders that hold only some alternatives, and \\b at accented letters' },
    messages: {
      word: '"|" binds weaker than "\\b": of these alternatives only some stop at a word. Write \\b(?:a|b)\\b, or put what shall differ into a group of its own.',
      anchor:
        '"|" binds weaker than "^" and "$": of these alternatives only some are anchored. Write ^(?:a|b)$, or put the anchored one into a group: (?:^a)|b.',
      accent:
        '"\\b" knows no accented letters, so it finds no end of a word here. Fold the text first, or write (?<!\\p{L}) and (?!\\p{L}).',
    },
    schema: [],
  },
  create(context) {
    const check = (node, source, flags) => {
      const pattern = parse(source, flags);
      if (!pattern) return;
      const { alternatives } = pattern;
      if (['start', 'end'].some((side) => holdsSomeWords(alternatives, side)))
        context.report({ node, messageId: 'word' });
      if (anchorsSome(alternatives)) context.report({ node, messageId: 'anchor' });
      if (bordersOnAccent(pattern)) context.report({ node, messageId: 'accent' });
    };
    const checkCall = (node) => {
      const [pattern, flags] = node.arguments;
      const source = isRegExp(node.callee) && textOf(pattern);
      if (typeof source === 'string') check(node, source, textOf(flags) ?? '');
    };
    return {
      Literal: (node) => {
        if (node.regex) check(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: checkCall,
      CallExpression: checkCall,
    };
  },
};

function isRegExp({ type, name }) {
  return type === 'Identifier' && name === 'RegExp';
}

/** The text of a string or template; what is filled in counts as a group. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const tagged = node?.type === 'TaggedTemplateExpression';
  const template = tagged ? node.quasi : node;
  if (template?.type !== 'TemplateLiteral') return undefined;
  return template.quasis.map(({ value }) => (tagged ? value.raw : value.cooked)).join('(?:x)');
}

function parse(source, flags) {
  try {
    const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    return PARSER.parsePattern(source, 0, source.length, modes);
  } catch {
    // No pattern: the compiler says so.
    return undefined;
  }
}

/** Some alternatives stop at a word on this side, and others go on into one. */
function holdsSomeWords(alternatives, side) {
  return (
    alternatives.some((alternative) => edgeOf(alternative, side)?.kind === 'word') &&
    alternatives.some((alternative) => !isGroup(alternative) && touchesLetter(alternative.elements, side))
  );
}

function anchorsSome(alternatives) {
  const anchored = alternatives.filter(
    (one) => edgeOf(one, 'start')?.kind === 'start' || edgeOf(one, 'end')?.kind === 'end',
  );
  const bare = alternatives.filter((one) => !anchored.includes(one) && !isGroup(one));
  // An anchor alone is an end of the text among other ends.
  return anchored.some(({ elements }) => elements.length > 1) && bare.some(({ elements }) => elements.length > 0);
}

/** The assertion at the edge, behind any look-around. */
function edgeOf({ elements }, side) {
  const inward = side === 'start' ? elements : elements.toReversed();
  const first = inward.find((element) => element.type !== 'Assertion' || !element.kind.startsWith('look'));
  return first?.type === 'Assertion' ? first : undefined;
}

/** A single group says that it is meant to stand for itself. */
function isGroup({ elements }) {
  return elements.length === 1 && (elements[0].type === 'Group' || elements[0].type === 'CapturingGroup');
}

/** `\b` stands before or after what may be an accented letter. */
function bordersOnAccent(pattern) {
  let found = false;
  visitRegExpAST(pattern, {
    onAssertionEnter(assertion) {
      if (assertion.kind !== 'word') return;
      const { elements } = assertion.parent;
      const at = elements.indexOf(assertion);
      found ||=
        touches(elements.slice(at + 1), 'start', isAccented) || touches(elements.slice(0, at), 'end', isAccented);
    },
  });
  return found;
}

function touchesLetter(elements, side) {
  return touches(elements, side, isLetter);
}

/** The first or last thing that `elements` match may be such a letter. */
function touches(elements, side, isSuch) {
  for (const element of side === 'start' ? elements : elements.toReversed()) {
    if (mayBe(element, side, isSuch)) return true;
    if (element.type !== 'Quantifier' || element.min > 0) return false;
  }
  return false;
}

function mayBe(element, side, isSuch) {
  switch (element.type) {
    case 'Character':
      return isSuch(element.value);
    case 'CharacterClassRange':
      return isSuch(element.min.value);
    case 'CharacterClass':
      return !element.negate && element.elements.some((one) => mayBe(one, side, isSuch));
    case 'CharacterSet':
      // Whole classes of letters stand for text of any kind, also for text that was folded.
      return isSuch === isLetter && !element.negate && isClassOfLetters(element);
    case 'Quantifier':
      return mayBe(element.element, side, isSuch);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some(({ elements }) => touches(elements, side, isSuch));
    default:
      return false;
  }
}

function isClassOfLetters({ kind, key, value }) {
  return kind === 'word' || (kind === 'property' && /^(?:L|Letter)/.test(value ?? key));
}
