/** A button that shows only a picture: its name is read aloud and shown as a tooltip. */
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.js';
import { Tip } from './tooltip.js';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size' | 'asChild'> {
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, look = 'quiet', ...props }: IconButtonProps) {
  return (
    <Tip text={label}>
      <Button {...props} look={look} size="icon" aria-label={label}>
        {icon}
      </Button>
    </Tip>
  );
}
