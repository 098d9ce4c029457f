/** Colours on a terminal that wants them: not in a pipe, not with NO_COLOR, `--no-color` or CI's plain logs. */

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  fair(text: string): string;
  poor(text: string): string;
  none(text: string): string;
}

/** Whether `stream` is to be coloured: `--no-color` and NO_COLOR win over FORCE_COLOR, that over what `stream` is. */
export function wantsColor(stream: { isTTY?: boolean }, flags: { color?: boolean | undefined }): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM, CI } = process.env;
  if (NO_COLOR || flags.color === false) return false;
  return FORCE_COLOR ? FORCE_COLOR !== '0' : Boolean(stream.isTTY) && !CI && TERM !== 'dumb';
}

/** Painting for `stream`, where it is to be coloured. */
export function paintFor(stream: { isTTY?: boolean }, flags: { color?: boolean | undefined }): Paint {
  const wanted = wantsColor(stream, flags);
  const code = (open: number, close: number) => (text: string) =>
    wanted ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return {
    bold: code(1, 22),
    dim: code(2, 22),
    good: code(32, 39),
    fair: code(33, 39),
    poor: code(31, 39),
    none: code(90, 39),
  };
}
