/** Beside the form: what the product is, before a field of slowly drifting points. */
import { useTexts } from '../../i18n/language.js';
import { auth } from '../../i18n/texts/auth.js';

/** Points of the R2 sequence, which covers a plane evenly: no two loads differ, and none clump. */
const POINTS = Array.from({ length: 42 }, (_, at) => ({
  left: `${((0.5 + at * 0.7548776662) % 1) * 100}%`,
  top: `${((0.5 + at * 0.569840291) % 1) * 100}%`,
  size: 2 + (at % 4) * 1.5,
  dx: `${((at * 37) % 60) - 30}px`,
  dy: `${((at * 53) % 70) - 35}px`,
  seconds: 16 + ((at * 7) % 18),
}));

export function PromoPanel() {
  const t = useTexts(auth);
  return (
    <aside className="relative hidden overflow-hidden bg-night text-night-text lg:flex lg:flex-col lg:justify-end">
      {/* The field fades out above the words. */}
      <div
        aria-hidden
        className="absolute inset-0 [mask-image:linear-gradient(to_bottom,#000_calc(100%-32rem),transparent_calc(100%-25rem))]"
      >
        {POINTS.map((point) => (
          <span
            key={point.left}
            className="absolute animate-[drift_linear_infinite_alternate] rounded-full bg-night-point opacity-35 motion-reduce:animate-none"
            style={{
              left: point.left,
              top: point.top,
              width: point.size,
              height: point.size,
              animationDuration: `${point.seconds}s`,
              ['--dx' as string]: point.dx,
              ['--dy' as string]: point.dy,
            }}
          />
        ))}
      </div>
      <div className="relative max-w-xl p-14">
        <p className="font-serif text-3xl font-semibold tracking-[-0.015em] text-balance text-night-bright">
          {t('promoTitle')}
        </p>
        <p className="mt-3 font-serif text-lg text-pretty">{t('promoText')}</p>
        <ul className="mt-8 flex flex-col gap-3 border-t border-night-line pt-6 text-base">
          {(['promo1', 'promo2', 'promo3'] as const).map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
