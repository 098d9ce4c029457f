/** Spanish: team criteria. The same ids as in `en/scoring-team.ts`. */
import type { scoringTeam as en } from '../en/scoring-team.js';

export const scoringTeam: Record<keyof typeof en, string> = {
  'scoring.T1.asks': 'Los fundadores por su nombre, cada uno con su función y una línea de trayectoria relevante.',
  'scoring.T1.none': 'No encontramos ningún fundador ni directivo con nombre.',
  'scoring.T1.section': 'Hay una diapositiva de equipo, pero no se ha podido leer ningún nombre.',
  'scoring.T1.names': 'Se nombra a {n, plural, one {una persona} other {# personas}} ({people}), sin funciones claras.',
  'scoring.T1.roles': 'Se dan nombres y funciones ({people}); no encontramos de dónde vienen.',
  'scoring.T1.told': 'Se dan nombre, función y trayectoria ({people}).',

  'scoring.T2.asks': 'Años o un puesto en el mundo del comprador, y un resultado allí.',
  'scoring.T2.none': 'No encontramos nada que una a los fundadores con el mundo de su comprador.',
  'scoring.T2.adjective': 'Se dice que el equipo tiene experiencia, sin empresa ni años.',
  'scoring.T2.employer': 'Se dan empresa o años, sin llegar a una etapa larga en el mundo del comprador: «{line}».',
  'scoring.T2.deep': 'Larga experiencia en el mundo del comprador: «{line}». Falta un resultado.',
  'scoring.T2.result': 'Larga experiencia en el mundo del comprador («{line}») y un resultado: «{result}».',

  'scoring.T3.asks': 'Lo que los fundadores crearon, hicieron crecer o vendieron antes.',
  'scoring.T3.none': 'No encontramos empresas ni resultados anteriores de los fundadores.',
  'scoring.T3.asserted': 'Se afirma una trayectoria, pero no se nombra ninguna empresa.',
  'scoring.T3.company': 'Se nombra una empresa anterior, sin decir cómo acabó: «{line}».',
  'scoring.T3.scaled': 'Ya hicieron crecer algo, con una cifra: «{line}».',
  'scoring.T3.exit': 'Se nombra una venta o salida anterior: «{line}».',

  'scoring.T4.asks': 'Alguien que construye el producto y alguien que lo vende.',
  'scoring.T4.none': 'No pudimos ver quién construye el producto y quién lo vende.',
  'scoring.T4.builds': '{builder} construye; nadie de los nombrados vende.',
  'scoring.T4.sells': '{seller} vende; nadie de los nombrados construye.',
  'scoring.T4.both': '{builder} construye y {seller} vende.',

  'scoring.T5.asks': 'Fundadores a tiempo completo.',
  'scoring.T5.none': 'No encontramos si los fundadores trabajan a tiempo completo.',
  'scoring.T5.part': 'Se declara dedicación parcial: «{line}».',
  'scoring.T5.implied': 'La dedicación completa solo se deduce: «{line}».',
  'scoring.T5.full': 'Se declara dedicación completa.',

  'scoring.T6.asks':
    'Un responsable técnico y un título, artículo, patente o sistema en uso que respalde lo que se afirma.',
  'scoring.T6.none': 'No encontramos a nadie técnico con nombre.',
  'scoring.T6.agent': 'Figura un agente de IA como responsable técnico; no se nombra a ninguna persona que construya.',
  'scoring.T6.asserted': 'Se afirma solidez técnica, sin persona ni prueba.',
  'scoring.T6.lead':
    'Hay un responsable técnico ({lead}); ningún título, artículo, patente o sistema en uso muestra su nivel.',
  'scoring.T6.proof': 'Se muestra solidez técnica: «{proof}». No se dice quién dirige el desarrollo.',
  'scoring.T6.others':
    '{builder} dirige el desarrollo; lo que muestra solidez técnica se dice de otra persona: «{proof}».',
  'scoring.T6.both': '{builder} dirige el desarrollo y su solidez se muestra: «{proof}».',

  'scoring.T7.asks': 'Al menos dos avales con nombre y por qué importan.',
  'scoring.T7.none': 'No encontramos ningún asesor, consejero ni inversor con nombre.',
  'scoring.T7.named': 'Se nombran avales ({people}), pero no al menos dos cuya relevancia se explique.',
  'scoring.T7.relevant': 'Avales cuya relevancia se explica: {people}.',

  'scoring.T8.asks': 'Puestos por cubrir, ligados al uso de los fondos y a una fecha.',
  'scoring.T8.none': 'No encontramos un plan de contratación.',
  'scoring.T8.roles': 'Se mencionan contrataciones, sin dinero ni fecha: «{plan}».',
  'scoring.T8.tied': 'Las contrataciones van ligadas a dinero o a una fecha: «{plan}».',

  'scoring.T9.asks': 'Responsables de área además de los fundadores.',
  'scoring.T9.none': 'No encontramos responsables de función aparte de los fundadores.',
  'scoring.T9.heads':
    'Además de los fundadores se nombra a {n, plural, one {un responsable} other {# responsables}} de área: {people}.',
};
