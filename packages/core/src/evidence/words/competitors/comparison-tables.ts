/** Words that `competitors/comparison-tables` looks for, as patterns. Data only. */

export const OURS = /^(?:us|we|our|our solution|nosotros|nous|our product|our platform)$/u;
