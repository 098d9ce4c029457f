/** `vc completion`: the script for a shell; and `vc complete`, which that script asks at each press of the tab key. */
import { script } from '@bomb.sh/tab';
import type { Command } from 'commander';
import { suggest, type IdSource } from '../completion/suggest.js';
import { printable } from '../output/printable.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

/**
 * For bash: the library's script evaluates what stands on the line and needs the bash-completion package; this one
 * does neither.
 */
const BASH = `# bash completion for vc
_vc() {
  local line words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :0) compopt -o default 2>/dev/null ;;
      :*) ;;
      ?*) COMPREPLY+=("\${line%%$'\\t'*}") ;;
    esac
  done < <(vc complete -- "\${words[@]}" 2>/dev/null)
}
complete -F _vc vc
`;

export function completion(shell: string): void {
  if (shell === 'bash') process.stdout.write(BASH);
  else script(shell, 'vc', 'vc');
}

/** What the scripts read: a line a suggestion, then \`:0\` where file names fit and \`:4\` where nothing else does. */
export async function complete(program: Command, words: readonly string[]): Promise<void> {
  const { values, files } = await suggest(
    program,
    words,
    storedIds({ ...program.opts<GlobalFlags>(), ...dataDirOf(words) }),
  );
  const lines = values.map(({ value, description }) => `${value}\t${printable(description).replace(/\s+/g, ' ')}`);
  process.stdout.write([...lines, files ? ':0' : ':4', ''].join('\n'));
}

/** The data folder that the line names. */
function dataDirOf(words: readonly string[]): Pick<GlobalFlags, 'data'> {
  const given = words.filter((word) => word !== '=');
  const at = given.indexOf('--data');
  const data = at === -1 ? given.find((word) => word.startsWith('--data='))?.slice('--data='.length) : given[at + 1];
  return data ? { data } : {};
}

/** An unreadable workspace has no suggestions; the command itself will say what is wrong. */
function storedIds(flags: GlobalFlags): IdSource {
  return async (of) => {
    try {
      return await withWorkspace(flags, async ({ analyses, portfolio }) =>
        of === 'analysis'
          ? (await analyses.list()).map(({ id, companyName }) => ({ value: id, description: companyName }))
          : (await portfolio.list()).map(({ id, companyName }) => ({ value: id, description: companyName })),
      );
    } catch {
      return [];
    }
  };
}
