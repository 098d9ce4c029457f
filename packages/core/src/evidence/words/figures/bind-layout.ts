/** Words that `figures/bind-layout` looks for, as patterns. Data only. */

export const RATE_BEHIND = /^\s*(?:per|par|por|al|cada|\/)\s?\p{L}/iu;
