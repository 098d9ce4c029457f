/** Words that `numbers/read-amount` looks for, as patterns. Data only. */

export const OF = /^ (?:of|de)(?= )/u;
export const ORDINAL = /^(?:st|nd|rd|th|er|re|e|º|ª|°|o|a)(?![\p{L}\p{N}])/u;
