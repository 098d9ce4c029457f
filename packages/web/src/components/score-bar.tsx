/** One of the five scores as a bar in its colour; striped up to where it could get if what is missing were shown and good. */
import { riskTone, scoreTone } from './score-tone.js';
import { Bar } from './ui/bar.js';

interface ScoreBarProps {
  value: number | null;
  /** High is bad: coloured by 100 minus the value. */
  isRisk?: boolean;
  upTo?: number | undefined;
  className?: string;
}

export function ScoreBar({ value, isRisk, upTo, className }: ScoreBarProps) {
  const tone = value === null ? 'neutral' : isRisk ? riskTone(value) : scoreTone(value);
  return <Bar value={value ?? 0} upTo={value === null ? 100 : upTo} tone={tone} {...(className && { className })} />;
}
