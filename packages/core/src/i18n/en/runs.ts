/** English: what the terminal says of runs over many decks and of a watched folder. */
export const runs = {
  'run.step': 'Step',
  'run.score': 'Score',
  'run.left': 'about {time} left',
  'run.known': '{file}: analysed before, {company}, {score}',
  'run.passedOver': '{file}: a report that VC Analyst wrote, passed over',
  'run.sameAs': '{file}: the same file as {other}, {company}, {score}',
  'run.done': '{file}: {company}, {score}, {recommendation}, {time}',
  'run.scored': '{score}/100',
  'run.unscored': 'no score',
  'run.sameAgain': 'the very same deck again, as version {version}',
  'run.version': 'version {version} of this company’s deck',
  'run.counts':
    '{analysed} analysed, {known} known, {own, plural, =0 {} one {one report of ours passed over, } other {# reports of ours passed over, }}{failed} failed',
  'run.ended':
    '{total, plural, one {# deck} other {# decks}}: {analysed, number} analysed, {known, number} known, {own, plural, =0 {} one {one report of ours passed over, } other {# reports of ours passed over, }}{failed, number} failed, in {time}.',
  'run.failures': '{count, plural, one {This one could not be read:} other {These could not be read:}}',
  'run.moreFailures': '{count, plural, one {… and one more} other {… and # more}}',
  'run.sameCompany': '{company} has {count, number} decks here: {files}.',
  'run.more': '{count, number} more',
  'run.finishing': 'Finishing the decks in work; Ctrl-C again stops at once.',
  'run.stopping': 'Stopping at once.',
  'run.stopped': 'Stopped with {left, plural, one {# deck} other {# decks}} left. To go on: {command}',
  'run.resuming': 'Going on with the run of {date}: {places}',
  'run.retrying': '{count, plural, one {One deck that failed is} other {# decks that failed are}} tried again.',
  'run.failedBefore':
    '{count, plural, one {One deck failed before and is not tried again} other {# decks failed before and are not tried again}} (--retry-errors tries).',
  'run.nothingToResume': 'No interrupted run over this; a new one begins.',
  'run.sending':
    '{file}: about {tokens, plural, one {# token} other {# tokens}} in {calls, plural, one {# request} other {# requests}} go to {model} at {host}.',
  'run.sendingAt':
    '{file}: about {tokens, plural, one {# token} other {# tokens}} in {calls, plural, one {# request} other {# requests}} go to {model} at {host}, for some {cost}.',
  'run.sendingAll':
    'The text of each deck goes to {model} at {host}; of {file}, about {tokens, plural, one {# token} other {# tokens}}.',
  'run.sendingPictures':
    'Pictures of slides go too: of {file} {count, plural, one {one, with {size, number} kB} other {#, with {size, number} kB}} over all requests. With vision: false none goes.',
  'run.sent':
    'Sent to {host}: {requests, plural, one {# request} other {# requests}}, {sent, number} kB; received: {received, number} kB.',
  'run.used': 'Tokens: {input, number} sent, {output, number} answered.',
  'run.usedAt': 'Tokens: {input, number} sent, {output, number} answered; {cost}.',
  'run.fromCache':
    '{cached, plural, one {One answer was} other {# answers were}} known from before, and nothing was sent for {cached, plural, one {it} other {them}}.',
  'run.written': 'Written: {path}',
  'run.watching': 'Watching {folder}. Ctrl-C ends it.',
  'run.knownShort': 'known before',
  'run.sameAsShort': 'same file as {other}',
} as const;
