/** Menus and popovers, whose code is loaded apart from the buttons that open them. */
import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type * as Parts from './menu-parts.js';
import { useOverlays } from './overlays.js';

type MenuProps = Omit<ComponentProps<typeof Parts.Menu>, 'isOpen'>;

export function Menu(props: MenuProps) {
  return <Opener trigger={props.trigger}>{(parts, isOpen) => <parts.Menu {...props} isOpen={isOpen} />}</Opener>;
}

export function Popover(props: Omit<ComponentProps<typeof Parts.Popover>, 'isOpen'>) {
  return (
    <Opener trigger={props.trigger} onOpen={() => props.onOpenChange?.(true)}>
      {(parts, isOpen) => <parts.Popover {...props} isOpen={isOpen} />}
    </Opener>
  );
}

interface OpenerProps {
  trigger: ReactNode;
  onOpen?: () => void;
  children: (parts: NonNullable<ReturnType<typeof useOverlays>>, isOpen: boolean) => ReactNode;
}

/** The button alone until the parts are there. Pressed before, it opens with them; it keeps the focus that it has. */
function Opener({ trigger, onOpen, children }: OpenerProps) {
  const place = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  const [pressed, setPressed] = useState(false);
  const parts = useOverlays(pressed);
  // Drawn anew with its menu, the button would lose it.
  const keepFocus = useEffectEvent(() => {
    if (hasFocus.current && !pressed) place.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (parts) keepFocus();
  }, [parts]);
  return (
    <span
      ref={place}
      className="contents"
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
      onClick={() => {
        if (parts) return;
        setPressed(true);
        onOpen?.();
      }}
    >
      {parts ? children(parts, pressed) : trigger}
    </span>
  );
}

// Drawn inside an open menu alone: its parts are there.
export function MenuItem(props: ComponentProps<typeof Parts.MenuItem>) {
  const parts = useOverlays(true);
  return parts && <parts.MenuItem {...props} />;
}

export function MenuChoices<Value extends string>(props: ComponentProps<typeof Parts.MenuChoices<Value>>) {
  const parts = useOverlays(true);
  return parts && <parts.MenuChoices {...props} />;
}

export function MenuSeparator() {
  const parts = useOverlays(true);
  return parts && <parts.MenuSeparator />;
}
