/** The team: members, invitations, roles. */
import { z } from 'zod';
import { roleSchema } from '../../model/account.js';
import { teamMemberSchema } from '../../model/account-views.js';
import { emailField, idField, requiredName } from '../fields.js';
import { route } from '../route.js';

const tag = 'Team';
const memberParams = z.object({ userId: idField });

const member = teamMemberSchema.meta({ id: 'TeamMember' });

export const teamRoutes = {
  listTeam: route({
    method: 'GET',
    path: '/api/team',
    tag,
    summary: 'Members and who is invited',
    access: 'session',
    response: z.array(member),
  }),
  inviteMember: route({
    method: 'POST',
    path: '/api/team/invite',
    tag,
    summary: 'Invite somebody; the link works once, for 14 days, and is mailed where mail is configured',
    access: { may: 'invite' },
    body: z.object({
      email: emailField,
      role: roleSchema.default('analyst'),
      firstName: requiredName,
      lastName: requiredName,
    }),
    status: 201,
    response: teamMemberSchema.extend({
      invitation: z.strictObject({ link: z.string(), expiresAt: z.string(), mailed: z.boolean() }),
    }),
    errors: ['forbidden', 'email-taken'],
  }),
  changeRole: route({
    method: 'PATCH',
    path: '/api/team/{userId}/role',
    tag,
    summary: 'Change a member’s role: never one’s own, never the last admin’s',
    access: { may: 'manageTeam' },
    params: memberParams,
    body: z.object({ role: roleSchema }),
    response: member,
    errors: ['not-found', 'not-oneself', 'last-admin'],
  }),
  removeMember: route({
    method: 'DELETE',
    path: '/api/team/{userId}',
    tag,
    summary: 'Remove a member or take an invitation back: never oneself, never the last admin',
    access: { may: 'manageTeam' },
    params: memberParams,
    status: 204,
    errors: ['not-found', 'not-oneself', 'last-admin'],
  }),
};
