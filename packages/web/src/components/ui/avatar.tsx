/** A person: photo, else initials. Decorative, since the name stands beside it. */
import { cx } from '../../lib/cx.js';

interface AvatarProps {
  firstName: string;
  lastName?: string | undefined;
  imageUrl?: string | undefined;
  className?: string;
}

export function Avatar({ firstName, lastName = '', imageUrl, className }: AvatarProps) {
  const shape = cx('size-7 shrink-0 rounded-full', className);
  if (imageUrl) return <img src={imageUrl} alt="" className={cx(shape, 'object-cover')} />;
  const initials = [firstName, lastName].map((name) => name.trim().charAt(0).toUpperCase()).join('');
  return (
    <span
      aria-hidden
      // Drawn by the style sheet: it is a picture of the name, not text of the page.
      data-initials={initials || '·'}
      className={cx(
        shape,
        'grid place-items-center bg-accent-soft text-[11px] font-semibold text-accent before:content-[attr(data-initials)]',
      )}
    />
  );
}
