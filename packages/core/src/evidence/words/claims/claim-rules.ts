/** Words that `claims/claim-rules` looks for, as patterns. Data only. */

/** Most of what is said stands between brackets to be filled in: "Security: [Target - ex-Snyk engineer]". */
export const BLANK = /^[^[\]]{0,30}\[[^[\]]{6,}\]\W*$/u;

export const PROPER =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}&.'-]*|\p{Ll}+\p{Lu}\p{L}+)(?:\s(?:\p{Lu}[\p{L}\p{N}&.'-]*|of|de|del|du|and|&)(?=\s\p{Lu}|\s\p{N}|[^\p{L}\p{N}]|$))*/gu;
