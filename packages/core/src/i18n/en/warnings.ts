/** English: warnings. ICU message templates by id. */
export const warnings = {
  'warning.slide-damaged':
    'Slide {slide} is damaged or missing in the file and could not be read; ask for the deck as PDF.',
  'warning.slide-unread': 'Slide {slide} is a picture in which no words could be made out; look at it yourself.',
  'warning.ocr-out-of-time':
    'Slide {slide} is a picture that was not read because the time for the deck was up; raise the time limit and analyse it again.',
  'warning.page-unreadable': 'Page {slide} is damaged and could not be read; ask for the deck exported anew.',
  'warning.language-other':
    'This deck is in a language ({language}) whose words are not looked for; figures and names are found, most claims are not.',
  'warning.duplicate-of': 'The same file was analysed on {date} ({id}).',
} as const;
