/** How `vc --help` is grouped, and the examples at the end of each command's help. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';

/** Where the build lays the documents that help and messages name as `docs/…`. */
const DOCUMENTS = fileURLToPath(new URL('docs/', import.meta.url));

/** Commands by group, in the order in which they are shown; each with examples of its use. */
export const HELP: Record<string, Record<string, string[]>> = {
  'Read decks:': {
    analyze: [
      'vc analyze deck.pdf',
      'vc analyze deck.pptx --out memo.pdf --out figures.xlsx',
      'vc analyze page-*.png --one-deck --company "Acme" --json > acme.json',
    ],
    batch: [
      'vc batch decks/ --out ranking.csv',
      'vc batch decks/ -j 4 --jsonl results.jsonl --fail-under 50',
      'vc batch --resume',
    ],
    watch: ['vc watch inbox/', 'vc watch inbox/ --out-dir results/', 'vc watch inbox/ --once'],
    eval: [
      'vc eval labels.jsonl',
      'vc eval labels.jsonl --min 0.8 --json > extraction.json',
      'vc --engine openai --model gpt-5-mini eval labels.jsonl --record answers/',
      'vc eval labels.jsonl --replay answers/',
    ],
  },
  'What the workspace holds:': {
    list: [
      'vc list --since 2026-01-01',
      'vc list --fields companyName,overallScore,stage.value',
      "vc list --json | jq -r '.[].companyName'",
    ],
    rank: [
      'vc rank --sector saas fintech --min-score 60',
      'vc rank --fit fits stretches --limit 10 --out ranking.xlsx',
      'vc rank -q --limit 3 | xargs -n 1 vc export --format pdf',
    ],
    search: ['vc search churn', 'vc search "annual recurring" --json', 'vc search pilot --limit 50 --out pilots.csv'],
    show: ['vc show 3f2a', 'vc show "Acme" --plain | less', 'vc show 3f2a --text --slide 7', 'vc show 3f2a --lang fr'],
    questions: ['vc questions 3f2a', 'vc questions "Acme" --json'],
    compare: ['vc compare 3f2a 91bc', 'vc compare 3f2a 91bc --all'],
    correct: [
      'vc correct 3f2a --fact arr-7-1 --value 1.2M --reason "confirmed by the founder" --by Ana',
      'vc correct 3f2a --stage seed --reason "bridge before the A"',
      'vc correct 3f2a --question q-12 --status answered --answer "18 months"',
    ],
    train: ['vc train --dry-run', 'vc train', 'vc train --undo'],
    rescore: ['vc rescore', 'vc rescore --thesis thesis.yaml'],
    retry: ['vc retry 3f2a', 'vc retry --all-failed'],
    export: [
      'vc export 3f2a --format pdf',
      'vc export 3f2a --out memo.html',
      'vc export 3f2a --format md --out - | pandoc -o memo.docx',
    ],
    rm: ['vc rm 3f2a 91bc', 'vc rm 3f2a --yes'],
  },
  'What people say of it:': {
    comment: [
      'vc comment 3f2a "Ask for the cohorts." --slide 7',
      'vc comment 3f2a',
      'vc comment 3f2a "Cohorts are in." --edit 8d1f6c2e-5b1a-4a53-9d8e-0f6f3f1f7a10',
    ],
    rate: ['vc rate 3f2a 4 --note "Figures checked against the accounts."'],
    decide: ['vc decide 3f2a pipeline --note "Call with the founders."', 'vc decide "Acme" none'],
    share: [
      'vc share add 3f2a --until 2026-12-31',
      'vc share list 3f2a',
      'vc share visits 3f2a 91bc',
      'vc share rm 3f2a 91bc',
    ],
    founder: [
      'vc founder ask 3f2a Q28 Q34 --until 2026-12-31',
      'vc founder list 3f2a',
      'vc founder answers 3f2a',
      'vc founder count 3f2a',
      'vc founder rm 3f2a 91bc',
    ],
    activity: ['vc activity', 'vc activity "Acme" --limit 10 --json'],
  },
  'Reports:': {
    report: ['vc report month', 'vc report quarter --type performance --out q3.pdf --date 2026-09-30'],
    trends: ['vc trends', 'vc trends --format xlsx'],
    corporate: ['vc corporate', 'vc corporate --json'],
    portfolio: [
      'vc portfolio',
      'vc portfolio list',
      'vc portfolio add "Acme" --amount 250k --date 2026-03-31 --sector saas --round seed',
      'vc portfolio set 7d10 --status exited --on 2026-10-01',
      'vc portfolio rm 7d10',
    ],
  },
  'For a fund, and for other programs:': {
    serve: ['vc serve', 'vc serve --port 8080 --open', 'vc --data /srv/fund serve --host 0.0.0.0'],
    worker: ['vc --store postgres://vc@db.example/vc worker', 'vc worker --workers 2'],
    user: [
      'vc user list',
      'vc user add ana --role partner',
      'vc user role ana admin',
      'printf "%s\\n" "$PASSWORD" | vc user passwd ana',
      'vc user reset-factor ana',
      'vc user allow-passwords',
      'vc user rm ana',
    ],
    privacy: [
      'vc privacy due --months 24',
      'vc privacy keep 24',
      'vc privacy delete --yes',
      'vc privacy export ana --out ana.json',
      'vc privacy erase ana',
      'vc privacy erase-company "Acme"',
    ],
    token: [
      'vc token add ana --name nightly --role viewer --days 30',
      'vc token list',
      'vc token list ana',
      'vc token rm 3f2a',
    ],
    audit: [
      'vc audit --since 2026-01-01 --who ana',
      'vc audit --refused --json',
      'vc audit --out audit.jsonl',
      'vc audit --verify',
    ],
    mcp: ['vc mcp', 'vc mcp --allow ~/decks --allow ~/memos'],
    demo: ['vc demo', 'vc demo --port 0 --open'],
  },
  'The installation:': {
    init: ['vc init', 'vc --data ~/fund init'],
    config: ['vc config', 'vc config dataDir', 'VC_LANG=es vc config --json'],
    doctor: ['vc doctor', 'vc doctor --json', 'vc --engine openai --model llama3.3 doctor --ask-model'],
    backup: ['vc backup fund.tar.gz', 'vc --data /srv/fund backup "/backups/fund-$(date +%F).tar.gz"'],
    'backup-key': ['vc backup-key backup.key'],
    restore: ['vc --data ~/restored restore fund.tar.gz', 'vc restore fund.tar.gz --force'],
    migrate: ['vc migrate', 'vc --data /srv/fund migrate', 'vc migrate --to postgres://vc@db.example/vc'],
    completion: [
      'vc completion bash > ~/.local/share/bash-completion/completions/vc',
      'vc completion zsh > "${fpath[1]}/_vc"',
      'vc completion fish > ~/.config/fish/completions/vc.fish',
      'vc completion powershell >> $PROFILE',
    ],
  },
};

/** Groups and orders the commands of `program` and adds their examples; those of `vc user add` also to the help of `add`. */
export function addHelpTexts(program: Command): void {
  const order = new Map(
    Object.values(HELP)
      .flatMap((group) => Object.keys(group))
      .map((name, index) => [name, index]),
  );
  for (const [group, commands] of Object.entries(HELP)) {
    for (const [name, examples] of Object.entries(commands)) {
      const command = program.commands.find((one) => one.name() === name);
      command?.helpGroup(group).addHelpText('after', endWith(examples));
      for (const part of command?.commands ?? []) {
        part.addHelpText('after', endWith(examples.filter((one) => one.includes(`vc ${name} ${part.name()}`))));
      }
    }
  }
  if (existsSync(DOCUMENTS)) program.addHelpText('after', `\nDocuments (docs/…) lie in ${DOCUMENTS}`);
  const place = (command: Command) => order.get(command.name()) ?? order.size;
  program.configureHelp({
    visibleCommands: (command) =>
      [...command.commands]
        .filter((one) => !hidden(one))
        .sort((a, b) => (command === program ? place(a) - place(b) : 0)),
  });
}

function endWith(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((one) => `  ${one}\n`).join('')}\nvc --help lists the flags that every command takes.`;
}

/** Commander keeps this to itself. */
function hidden(command: Command): boolean {
  return command.name() === 'complete';
}
