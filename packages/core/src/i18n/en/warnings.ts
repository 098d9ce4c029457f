/** English: warnings. ICU message templates by id. */
export const warnings = {
  'warning.slide-damaged':
    'Slide {slide} is damaged or missing in the file and could not be read; ask for the deck as PDF.',
  'warning.slide-unread': 'Slide {slide} is a picture in which no words could be made out; look at it yourself.',
  'warning.ocr-beyond-limit':
    'Slide {slide} is a picture that was not read: of the pictured slides of a deck, the first {limit} are. Look at it yourself.',
  'warning.plugin-unquoted':
    '{count, plural, one {One statement} other {# statements}} of the plugin {plugin} {count, plural, one {was} other {were}} left out: the quote does not stand on its slide.',
  'warning.slide-template': 'Slide {slide} is a template that was not filled in: nothing on it counts.',
  'warning.slide-repeats': 'Slide {slide} repeats slide {of} word for word and counts once.',
  'warning.slide-text-cut':
    'Slide {slide} holds more text than a slide can show; {characters, plural, one {# character was} other {# characters were}} not searched for facts.',
  'warning.page-unreadable': 'Page {slide} is damaged and could not be read; ask for the deck exported anew.',
  'warning.language-other':
    'This deck is in a language ({language}) whose words are not looked for; figures and names are found, most claims are not.',
  'warning.engine-fallback': 'The step “{step}” was answered by the rubric’s own rules alone. {problem}',
  'warning.engine-critic':
    'The second look at what rules and model read differently failed: {problem} Only what both can prove counts.',
  'warning.engine-pictures':
    'The pictures of slides were not looked at: {problem} What stands in them alone is not known.',
  'warning.engine-control':
    'Asked what stands in the deck, word for word, the model answered wrongly: its judgement or its second look counts for nothing.',
  'warning.engine-judge': 'The model’s judgement of the criteria failed: {problem} The levels are the rules’ alone.',
  'warning.engine-summary': 'The summary is the rubric’s own. {problem}',
  'warning.engine-repeat':
    'The recommendation is close to a threshold, and what the model found counts by one reading only. {problem}',
  'warning.duplicate-of': 'The same file was analysed on {date} ({id}).',
} as const;
