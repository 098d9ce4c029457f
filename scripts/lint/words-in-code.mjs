/**
 * ESLint rule: the words of a language are data, not code. A pattern that spells a word (two letters or more, outside
 * of classes and escapes) belongs into a file of words, where all languages stand side by side and can be counted.
 * Codes in capitals (`EUR`, `Q`) and parts of web addresses are no words of a language.
 */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

const PARSER = new RegExpParser();
const isLetter = (code) => /^\p{L}$/u.test(String.fromCodePoint(code));
const NO_WORD = /^(?:https?|www|com|org|net|\p{Lu}{2,4})$/u;

export const wordsInCode = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Forbid words of a language in patterns of code' },
    messages: { word: 'This pattern spells "{{word}}": words of a language stand in a file of words.' },
    schema: [],
  },
  create(context) {
    const report = (node, source, flags) => {
      const word = firstWord(source, flags);
      if (word !== undefined) context.report({ node, messageId: 'word', data: { word } });
    };
    return {
      Literal(node) {
        if (node.regex) report(node, node.regex.pattern, node.regex.flags);
        else if (isPattern(textOf(node))) report(node, textOf(node), 'u');
      },
      TemplateLiteral(node) {
        if (isPattern(textOf(node))) report(node, textOf(node), 'u');
      },
    };
  },
};

/** The first word that `source` spells; undefined where it spells none, or is no pattern by itself. */
function firstWord(source, flags) {
  let pattern;
  try {
    pattern = PARSER.parsePattern(source, undefined, undefined, { unicode: flags.includes('u') });
  } catch {
    return undefined;
  }
  const words = [];
  visitRegExpAST(pattern, {
    onAlternativeEnter({ elements }) {
      let run = '';
      for (const element of [...elements, undefined]) {
        const inner = element?.type === 'Quantifier' ? element.element : element;
        if (inner?.type === 'Character' && isLetter(inner.value)) run += String.fromCodePoint(inner.value);
        else {
          if (run.length > 1 && !NO_WORD.test(run)) words.push(run);
          run = '';
        }
      }
    },
  });
  return words[0];
}

/** A text from which a pattern is made: it holds a group or a class that nothing else is written with. */
const isPattern = (text) => /\(\?(?:[:=!]|<[=!])|\\p\{|\\b|(?:\p{L}\|\p{L}.*){3}/u.test(text);

/** What stands in a text or template itself, without what is put in. */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  const side = node.parent.type === 'TaggedTemplateExpression' ? 'raw' : 'cooked';
  return node.quasis.map(({ value }) => value[side] ?? '').join('()');
}
