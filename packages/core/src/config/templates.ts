/** The files that `vc init` writes: every setting with what it means, each one a comment until somebody uncomments it. */

export const configTemplate = `# Settings of VC Analyst. A line that begins with # is a comment: remove the # to use it.
# A flag wins over the environment, the environment over this file, this file over the default shown here.

# Language of reports and messages: en, es or fr.
#lang: en

# A PostgreSQL database that several servers and workers share, instead of this folder (docs/scale.md). Its password is
# better kept in the environment: VC_STORE.
#store: postgres://vc@localhost/vc

# Decks analysed at the same time; 0 is one a processor core, at most 4.
#concurrency: 0

# Who reads the facts: rubric needs no network and no key; openai asks a model as well, at any address that speaks
# OpenAI's interface (docs/models.md); plugin:<name> is an engine of a plugin. Without this line, as set in the server's settings, else rubric.
#engine: rubric

# The rest of this part is for a model. Its key comes from OPENAI_API_KEY, never from this file.
#model: gpt-5-mini
#baseUrl: https://api.openai.com/v1

# The endpoint's interface: chat or responses.
#api: chat

# Seconds until a question to the model is given up, seconds that a deck may wait for all its answers together (it is
# then finished with those that came), and how many questions are asked at the same time over all decks.
#modelTimeoutSeconds: 120
#modelDeadlineSeconds: 180
#modelConcurrency: 10

# What a million tokens cost where you ask (these figures are an example), and the most that a deck may cost, in that
# money or in tokens. A deck that would cost more is not sent.
#prices:
#  input: 0.25
#  output: 2
#  currency: USD
#maxCost: 0.5
#maxTokens: 400000

# Whether the model also gets pictures of slides with logos or little text.
#vision: true

# Whether a model may stand at an address that only machines use (169.254.0.0/16, fe80::/10, cloud metadata).
#allowLinkLocal: false

# Whether all network is forbidden: a run that needs it ends before a deck is opened.
#offline: false

# The fund's thesis; without this line, thesis.yaml beside this file.
#thesis: thesis.yaml

# Modules that add criteria, extractors, engines or formats (docs/plugins.md). Code runs only from a configuration that
# you name: with this line, pass --config, or set VC_PLUGINS instead.
#plugins:
#  - plugins/own-criterion.mjs

# When the reading of a deck is stopped.
#limits:
#  seconds: 60
#  memoryMb: 1024
#  fileMb: 50
#  slides: 300

# The rest is for "vc serve".

# Address and port to listen on. With any other address than this one, other machines reach the server.
#host: 127.0.0.1
#port: 3000

# Where people reach it, for links in mails; without this line, the address above.
#publicUrl: https://decks.example.com

# Whether a proxy in front sets X-Forwarded-For and -Proto itself; only then may they be believed.
#trustProxy: false

# Who may open an account: open, invite or closed. Without this line, open on this machine alone and else invite.
#registration: invite

# Shortest password, and how much work a guess is: one more doubles it.
#minPasswordLength: 6
#passwordCost: 15

# Where visitors without an account write to.
#contactEmail: contact@vc-analyst.example
`;

/** The thesis file of `vc init`. */
export const thesisTemplate = `# The thesis of a fund. A line that begins with # is a comment: remove the # to use it.
# Only what is set here is asked. The answer is a verdict of its own (fits, stretches, outside or unknown) with a
# reason for each question; it changes no score. "vc rescore" applies a changed thesis to everything stored.

# Shown beside the verdict.
#name: Example Ventures

# Rounds: pre-seed, seed, series-a, series-b, series-c, growth. A round next to one of yours is a stretch.
#stages: [pre-seed, seed]

# Sectors: fintech, healthtech, edtech, ai, ecommerce, marketplace, saas, mobility, energy, other.
#sectors: [saas, fintech]

# Where companies have their seat: country codes (ES, FR, US) and the regions eu, europe, iberia, nordics, dach,
# north-america, latam, africa, middle-east, asia, oceania.
#geographies: [europe, MX]

# Your cheque against the ask of the deck: the round must be at least the smallest cheque, and the largest must buy
# at least this share of it, in percent.
#cheque:
#  min: 250000
#  max: 1500000
#  currency: EUR
#  leastShare: 10

# What rules a deck out whatever else it shows.
#dealBreakers:
#  flags: [guaranteed-return, token-sale]
#  sectors: [mobility]
#  businessModels: [services]
#  words: [gambling, tobacco]
#  figures:
#    arr: { atLeast: 100000, currency: EUR }
#    churn: { atMost: 5 }

# Weights other than the published ones. They change scores, and every analysis then says so in its rubric version.
#weights:
#  # Percent of the overall score by round (series-b stands for later ones too); the five add up to 100.
#  scores:
#    seed: { market: 20, team: 30, product: 20, traction: 20, risk: 10 }
#  # Points of 100 inside its sub-score; the other criteria share the rest in proportion.
#  criteria:
#    G4: 20
#    T2: 30
`;
