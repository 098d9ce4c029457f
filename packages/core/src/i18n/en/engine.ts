/** English: what a language model did that cannot be used. ICU message templates by id. */
export const engine = {
  'engine.problem.empty': 'the reply was empty',
  'engine.problem.not-json': 'the reply was no JSON',
  'engine.problem.wrong-form': 'the reply did not have the form that was asked for',
  'engine.problem.cut-off': 'the reply broke off',
  'engine.problem.too-large': 'the reply was too large',
  'engine.problem.redirected': 'it points to another address, which is not followed',
  'engine.problem.refused-address': 'its name leads to an address that only machines use',
  'engine.problem.status': 'it answered with status {status}',
  'engine.tokens': '{n, plural, one {# token} other {# tokens}}',
  'engine.cost': '{amount} by the configured prices',
  'engine.wrong.no-plugin':
    'the engine {engine} is none of the plugins’; there are: {known}. plugins names the modules (docs/plugins.md).',
  'engine.wrong.no-model':
    'the openai engine needs a model: --model, VC_MODEL, model in the configuration, or the server’s settings.',
  'engine.wrong.no-key': 'the openai engine needs a key: OPENAI_API_KEY, or the server’s settings.',
  'engine.wrong.key-elsewhere':
    '{address} stands in the configuration of the data folder, and OPENAI_API_KEY goes to no address from there. If it is yours, set OPENAI_BASE_URL to it or name the file with --config; without OPENAI_API_KEY it is asked without a key.',
  'engine.wrong.link-local':
    'this address is link-local or a cloud’s metadata service; only allowLinkLocal in the configuration permits it.',
  'engine.wrong.choose-model': 'say which model answers, and where, before it is chosen.',
  'engine.recording.not-empty': '{folder} holds other files than recorded answers; name a new folder.',
  'engine.recording.other-model':
    '{folder} holds the answers of {model} at {address}; a folder holds those of one model, asked in one way.',
  'engine.recording.no-recording': '{folder} holds no recorded answers; record them first with --record.',
  'engine.recording.rules': 'the rules give no answers to record; choose a model with --engine openai --model <name>.',
  'engine.recording.both': 'answers are either recorded or replayed; give --record or --replay.',
  'engine.use.sent':
    '{requests, plural, one {# request} other {# requests}} to {host}: {sent} KB sent, {received} KB received.',
  'engine.use.took':
    '{input, number} tokens were read and {output, number} written; {estimated, number} had been estimated.',
  'engine.use.paid': 'By the configured prices that is {actual}; {estimated} had been estimated.',
  'engine.use.known':
    '{n, plural, one {# answer was} other {# answers were}} known from an earlier analysis of this deck; nothing was sent for {n, plural, one {it} other {them}}.',
  'engine.use.spread':
    'The recommendation is close to a threshold, so the model was asked {runs} times: single readings score from {low} to {high}.',
  'engine.use.seen':
    'In pictures the model sees names that are written nowhere; look there, they earn no points: {names}.',
  'engine.use.seen-name': '{name} (slide {slide})',
  'engine.use.more': '{n, plural, one {# more proposal was} other {# more proposals were}} refused.',
  'engine.rejected.not-asked':
    'The model answered what it was not asked ({kind}); scores and verdicts are made by code alone.',
  'engine.rejected.malformed': 'The proposal was incomplete or of the wrong form.',
  'engine.rejected.no-such-slide': 'The deck has no slide {slide} with text.',
  'engine.rejected.quote-not-found': 'The quote does not stand on slide {slide}.',
  'engine.rejected.quote-too-long': 'The quote is longer than {most} characters.',
  'engine.rejected.order': 'The quote stands in a text that gives its reader orders; nothing in it counts.',
  'engine.rejected.not-evidence': 'Slide {slide} is no evidence: a disclaimer, a template page or a repetition.',
  'engine.rejected.figure-not-in-quote': 'The figure does not stand in the quote.',
  'engine.rejected.wrong-unit': 'The figure is in another unit than its kind.',
  'engine.rejected.not-upheld': 'Asked about the quote alone, the model did not uphold it.',
  'engine.rejected.other-metric': 'The deck tells this figure of something else ({kind}).',
  'engine.rejected.metric-not-named': 'Neither the quote nor its headings name what the figure is said to be.',
  'engine.rejected.wrong-subject': 'By its words the statement is about another than the model says.',
  'engine.rejected.name-not-in-quote': 'The name does not stand in the quote.',
  'engine.rejected.not-read-so': 'Read by the rules of the rubric, the passage does not say this.',
  'engine.rejected.other-figure': 'The rules read another figure of this kind on slide {slide}, and that one stands.',
  'engine.rejected.no-majority':
    'Asked {runs} times, the model proposed this only {votes, plural, one {once} other {# times}}.',
  'engine.rejected.sentence-not-carried': 'The sentence says more than the facts it names.',
} as const;
