/** The forms of a report. Reading comes first: their code is loaded once the report stands, or when one is opened. */
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type * as Forms from './forms.js';

const load = () => import('./forms.js');

/** Milliseconds after the report stands: what it shows is loaded by then. */
const LATER = 1500;

/** Loads the forms before one is opened, for those who may. */
export function useFormsLater(may: boolean): void {
  useEffect(() => {
    if (!may) return;
    // A failed load is said when a form is opened.
    const timer = setTimeout(() => void load().catch(() => undefined), LATER);
    return () => clearTimeout(timer);
  }, [may]);
}

export const AnswerForm = form((forms) => forms.AnswerForm);
export const CorrectFactDialog = form((forms) => forms.CorrectFactDialog);
export const CorrectHeadDialog = form((forms) => forms.CorrectHeadDialog);
export const FounderDialog = form((forms) => forms.FounderDialog);
export const ShareDialog = form((forms) => forms.ShareDialog);

function form<Props extends object>(pick: (forms: typeof Forms) => ComponentType<Props>): ComponentType<Props> {
  const Form: ComponentType<Props> = lazy(async () => ({ default: pick(await load()) }));
  return (props) => (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}
