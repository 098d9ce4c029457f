/** Draws parts one after the other, so that a long page answers while it is drawn: for what lies below the first view. */
import { Children, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';

interface ProgressiveRenderProps {
  children: ReactNode;
  /** Stands for what is not drawn yet, so that nothing below comes into view and goes again. */
  rest?: ReactNode;
}

export function ProgressiveRender({ children, rest }: ProgressiveRenderProps) {
  const parts = useMemo(() => Children.toArray(children), [children]);
  const [drawn, setDrawn] = useState(0);
  const isDone = drawn >= parts.length;
  useEffect(() => {
    if (!isDone) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, isDone]);
  return (
    <>
      {parts.slice(0, drawn)}
      {!isDone && rest}
    </>
  );
}
