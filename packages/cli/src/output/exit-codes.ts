/** The exit codes of `vc`, the ones that `vc --help` prints. */
export const EXIT = {
  done: 0,
  belowThreshold: 1,
  badUse: 2,
  deckUnreadable: 3,
  engineUnreachable: 4,
  bug: 70,
  cancelled: 130,
} as const;

export const EXIT_HELP = `
Exit codes:
  0    done
  1    done, but below a demanded threshold
  2    bad use or configuration
  3    a deck could not be read (in batch: at least one failed, the rest is done)
  4    the engine could not be reached
  70   a bug, with the place of the crash file
  130  cancelled`;
