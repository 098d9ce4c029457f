/** What happens in the fund, and its settings. */
import { z } from 'zod';
import { activitySchema } from '../../model/activity.js';
import { settingsPatchSchema, settingsViewSchema } from '../../model/settings.js';
import { idField } from '../fields.js';
import { route } from '../route.js';

export const notificationsSchema = z
  .strictObject({
    unread: z.number().int().nonnegative(),
    items: z.array(activitySchema.omit({ concerns: true }).extend({ read: z.boolean() })),
  })
  .meta({ id: 'Notifications' });
export type Notifications = z.infer<typeof notificationsSchema>;

const limit = z.coerce.number().int().min(1).max(200).optional();
const settings = settingsViewSchema.meta({ id: 'Settings' });

export const fundRoutes = {
  listActivities: route({
    method: 'GET',
    path: '/api/activities',
    tag: 'Fund',
    summary: 'What happened, newest first',
    access: { may: 'read' },
    query: z.object({ limit, analysisId: idField.optional() }),
    response: z.array(activitySchema.omit({ concerns: true }).meta({ id: 'Activity' })),
  }),
  listNotifications: route({
    method: 'GET',
    path: '/api/notifications',
    tag: 'Fund',
    summary: 'What concerns the signed-in person, and how much of it is unread',
    access: 'session',
    query: z.object({ limit }),
    response: notificationsSchema,
  }),
  markNotificationsRead: route({
    method: 'POST',
    path: '/api/notifications/read',
    tag: 'Fund',
    summary: 'Everything up to now, or up to a moment, is read',
    access: 'session',
    body: z.object({ upTo: z.iso.datetime({ offset: true }).optional() }).optional(),
    response: notificationsSchema,
  }),
  getSettings: route({
    method: 'GET',
    path: '/api/settings',
    tag: 'Fund',
    summary: 'Registration, engine, thesis, mail, landing figures, rules for links; secrets are only said to be there',
    access: { may: 'settings' },
    response: settings,
  }),
  listDue: route({
    method: 'GET',
    path: '/api/retention',
    tag: 'Fund',
    summary: 'What a rule for how long analyses are kept would delete now; deletes nothing',
    access: { may: 'settings' },
    query: z.object({
      months: z.coerce.number().int().min(1).max(240),
      keepInvested: z.enum(['true', 'false']).default('true'),
    }),
    response: z.strictObject({
      count: z.number().int(),
      /** The oldest of them, ten at most. */
      oldest: z.array(z.strictObject({ id: z.string(), companyName: z.string(), createdAt: z.string() })),
    }),
  }),
  changeSettings: route({
    method: 'PUT',
    path: '/api/settings',
    tag: 'Fund',
    summary: 'Change settings; what is absent stays',
    access: { may: 'settings' },
    body: settingsPatchSchema,
    response: settings,
    errors: ['bad-config', 'sso-first'],
  }),
};
