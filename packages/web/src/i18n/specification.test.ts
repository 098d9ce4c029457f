/** The sentences that the specification gives word for word: in Spanish, or in English where it has them so. */
import { expect, it } from 'vitest';
import type { Catalogue, Template, Texts } from './define-texts.js';

const modules = import.meta.glob<Record<string, unknown>>('./texts/*.ts', { eager: true });

function textsOf(locale: 'en' | 'es'): Set<string> {
  const texts = new Set<string>();
  for (const module of Object.values(modules)) {
    for (const area of Object.values(module)) {
      if (typeof area !== 'object' || area === null || !('byLocale' in area)) continue;
      const templates: Template[] = Object.values((area as Texts<Catalogue>).byLocale[locale]);
      for (const template of templates) {
        for (const text of typeof template === 'string' ? [template] : Object.values(template)) {
          texts.add(text.replace(/…$/, '...'));
        }
      }
    }
  }
  return texts;
}

const SPANISH = [
  'Por favor completa todos los campos',
  'Por favor completa todos los campos requeridos',
  'Las contraseñas no coinciden',
  'Error de inicio de sesión',
  'Credenciales inválidas',
  'Error de registro',
  'Error al crear la cuenta',
  'Contact us to open an account',
  'Contraseña de administrador incorrecta',
  'Acceso concedido',
  'Error al crear el usuario',
  'Error al actualizar el usuario',
  'Error al eliminar el usuario',
  'Usuario creado',
  'Usuario actualizado',
  'Usuario eliminado',
  'Usuario',
  'Administrador',
  'Socio',
  'Analista',
  'Observador',
  'Análisis eliminado',
  'Reprocesando',
  'Inversión agregada',
  'Estado actualizado',
  'Generando preguntas de due diligence...',
  'Alta',
  'Media',
  'Baja',
  'Cargando análisis corporativo...',
  'Análisis Corporativo',
  'No hay datos suficientes para mostrar top performers',
  'No hay sectores identificados en los análisis',
  'Sin Datos de Análisis Corporativo',
  'Subir Primer Análisis',
  'Ver',
  'Analizando tendencias de mercado...',
  'En alza',
  'Estable',
  'Últimos 3 meses',
  'Sin Datos de Tendencias',
  'Realizar Más Análisis',
  'Gestión de Equipo',
  'Invitar Miembro',
  'Enviar Invitación',
  'Enviando...',
  'Invitación enviada',
  'Rol actualizado',
  'Miembro eliminado',
  'Sin miembros del equipo',
  'Primera Invitación',
  'Pendiente',
  'Tú',
  '¿Estás seguro de que quieres eliminar este miembro del equipo?',
];

const ENGLISH = [
  '404 Page Not Found',
  'Analysis Not Found',
  'Unauthorized',
  'You are logged out. Logging in again...',
  'Language Updated',
  'Your language preference has been saved.',
  'Update Failed',
  'Failed to update language preference.',
  'Missing Information',
  'File Too Large',
  'Invalid File Type',
  'Upload Successful',
  'Upload Failed',
  'Failed to upload deck. Please try again.',
  'Comment Added',
  'Failed to Add Comment',
  'Feedback Submitted',
  'Failed to Submit Feedback',
];

it.each([
  ['Spanish', 'es', SPANISH],
  ['English', 'en', ENGLISH],
] as const)('has every sentence that the specification gives in %s', (_, locale, sentences) => {
  const texts = textsOf(locale);
  expect(sentences.filter((sentence) => !texts.has(sentence))).toEqual([]);
});
