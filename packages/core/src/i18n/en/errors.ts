/** English: one sentence an error code: what is wrong, with which file, and the way out. */
export const errors = {
  'error.empty-file': '{fileName} is empty (0 bytes); export the deck again and send the new file.',
  'error.own-report':
    '{fileName} is a report that VC Analyst wrote, not a deck; {about, select, deck {give the deck it is about: {deck}} other {give the deck itself}}.',
  'error.unsupported-type':
    '{fileName} is not a PDF, PowerPoint, PNG or JPEG file by its content; export the deck as PDF or PPTX.',
  'error.unsupported-powerpoint':
    '{fileName} was made with {version}, which cannot be read; open it in PowerPoint or LibreOffice and save it as PPTX or PDF.',
  'error.password-protected': '{fileName} is protected by a password; save a copy without password and try again.',
  'error.damaged-file': '{fileName} is damaged and cannot be opened; ask for the file again or export it anew as PDF.',
  'error.no-slides': '{fileName} has no slides.',
  'error.file-too-large':
    '{fileName} is larger than {limit} MB; compress its pictures or raise the limit in the configuration.',
  'error.too-many-slides':
    '{fileName} has {slides} slides, more than the limit of {limit}; send the pitch deck without its data room or raise the limit.',
  'error.unpacks-too-large':
    '{fileName} unpacks to more than {limit} MB and was not opened further; export it anew as PDF.',
  'error.picture-too-large':
    '{fileName} holds a picture of more than {limit} megapixels; export it at screen resolution.',
  'error.unsafe-xml':
    '{fileName} declares XML entities, which decks never need; it was not opened. Export it anew as PDF or PPTX.',
  'error.reading-timeout':
    '{fileName} took longer than {limit} s to read and was stopped; export it anew as PDF or raise the limit.',
  'error.reading-memory':
    '{fileName} needed more than {limit} MB of memory to read and was stopped; compress its pictures or raise the limit.',
  'error.scoring-timeout':
    'Scoring {fileName} took longer than {limit} s and was stopped; nothing was changed. Read the deck anew, or remove the slides that repeat the same figures.',
  'error.reading-crashed': '{fileName} made the reader stop; the file is probably damaged. Export it anew as PDF.',
  'error.bad-usage': '{problem}',
  'error.bad-number': '{problem}',
  'error.bad-plugin':
    'The plugin {plugin} cannot be used: {problem}. Mend it, or take it out of plugins (docs/plugins.md).',
  'error.plugin-failed':
    'The plugin {plugin} failed in {part}: {problem}. Mend it, or take it out of plugins and try again (docs/plugins.md).',
  'error.bad-config': '{file}: {problem}',
  'error.file-not-found': '{fileName} does not exist; check the path.',
  'error.file-unreadable': '{fileName} cannot be opened; check its permissions and whether another program holds it.',
  'error.mail-failed':
    '{host, select, none {No mail server is set: fill in the form and save it first.} other {The mail server {host} did not take the message: {problem}. Check host, port, TLS, user name and password.}}',
  'error.file-exists': '{fileName} is there already; choose another name, or say that it may be replaced.',
  'error.folder-too-wide':
    '{fileName} holds all that is yours, or the whole disk; allow the folder of the decks alone.',
  'error.not-our-file': '{fileName} was not written by VC Analyst and is not replaced; choose another name.',
  'error.path-not-allowed':
    '{fileName} lies outside of the folders that were allowed; start vc mcp with --allow and its folder.',
  'error.not-found': 'There is no {what} with the id {id}; list what there is and try again.',
  'error.ambiguous-id': 'The id {id} may mean {candidates}; write more of it.',
  'error.slide-not-found': 'The deck has {slides, plural, =1 {1 slide} other {# slides}}; there is no slide {slide}.',
  'error.too-few-corrections':
    'Too little to learn from: {judged, plural, =0 {nobody has judged a statement yet} one {# statement is judged} other {# statements are judged}}, and a kind needs {least}, in decks of {companies} companies. Put facts in words right as you read (vc correct --fact with --kind, or --drop), then train again.',
  'error.no-decks': '{folder} holds no deck (PDF, PPT, PPTX, PNG, JPEG).',
  'error.export-format-unknown': '{format} is not a format that can be exported; choose one of {formats}.',
  'error.cancelled': 'The run was cancelled; what was finished is kept.',
  'error.step-failed': 'The step {step} failed for {fileName}: {problem}',
  'error.engine-unreachable':
    'The model at {host} could not be reached; check the address and the network, or use the rubric engine.',
  'error.engine-timeout':
    'The model at {host} did not answer within {seconds} s; raise the limit, choose a faster model, or use the rubric engine.',
  'error.engine-key': 'The model at {host} refuses the key; check OPENAI_API_KEY and what the key may do.',
  'error.engine-model': 'There is no model {model} at {host}; choose one that it has.',
  'error.engine-busy': 'The model at {host} is busy (status {status}), also after several tries; try again later.',
  'error.engine-too-long':
    'The deck is too long for the model {model} at {host}; choose one that can read more at once.',
  'error.engine-declined':
    'The model at {host} declined to read the deck; choose another model, or use the rubric engine.',
  'error.engine-failed': 'The model at {host} answered in a way that cannot be used: {problem}',
  'error.engine-budget':
    'Reading this deck would take about {needed}, more than the limit of {limit}; nothing was sent. Raise the limit, or use the rubric engine.',
  'error.engine-unrecorded':
    '{folder} holds no answer to the question “{question}” about {deck}: it was recorded of other decks, by another version or with other settings. Record anew with --record.',
  'error.offline': '{what} needs the network, and --offline forbids it.',
  'error.store-busy':
    'The data folder is in use by another process and stayed locked for {seconds} s; wait for it to end and try again.',
  'error.store-damaged':
    '{document} in the data folder is damaged; it was set aside as {setAside} and the rest is open.',
  'error.store-full':
    'The disk of the data folder is full; free some space and try again. Nothing stored before is lost.',
  'error.store-read-only': 'The data folder cannot be written; check its permissions.',
  'error.store-newer': 'The data was written by a newer version of VC Analyst; update this installation.',
  'error.store-older':
    'The data folder is of an older version of VC Analyst; run vc migrate, which makes a backup first.',
  'error.store-unreachable':
    'The PostgreSQL database at {place} cannot be reached; see that it runs, and that VC_STORE or --store names it.',
  'error.store-refused':
    'PostgreSQL at {place} does not let {user} in, or has no such database; check the user, the password and the name of the database in VC_STORE or --store.',
  'error.restore-unfinished':
    'A backup is being restored into the data folder, or that was interrupted; run the same vc restore again to finish it.',
  'error.problem.journal':
    'this is no journal of an interrupted restore; nothing was moved. Remove the folder .restore and restore again.',
  'error.folder-not-empty':
    '{folder} is not empty; restore into an empty folder (--data) or database (--store), or replace what it holds with --force.',
  'error.not-a-backup': '{fileName} is no backup of VC Analyst; choose a file that vc backup wrote.',
  'error.backup-newer':
    '{fileName} was written by a newer version of VC Analyst; update this installation and restore it then.',
  'error.backup-encrypted':
    '{fileName} is encrypted, and no key that was given opens it; name the file with its key by --key.',
  'error.backup-damaged':
    '{fileName} is damaged: not every file in it is what the backup lists. Nothing was restored; use another copy of it.',
  'error.conflict': '{what} was changed by somebody else in the meantime; read it again and repeat the change.',
  'error.internal': 'This is a bug in VC Analyst: {problem}',
} as const;
