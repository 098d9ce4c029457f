/** The stage by whose bands a deck is judged, as a text in every language. */
import { message, type MessageValue } from '../model/message.js';
import type { ScoringText } from './criterion.js';
import type { ProfileId } from './weights.js';

export function stageName(profile: ProfileId): MessageValue {
  const text: ScoringText = `scoring.stage.${profile}`;
  return { message: message(text) };
}
