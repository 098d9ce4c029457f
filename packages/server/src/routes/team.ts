/** The team: members, invitations, roles. */
import type { teamRoutes } from '@vc-analyst/core/contract';
import type { Handlers } from '../routing/handler.js';
import { authorOf } from './author-of.js';
import { linkFor } from './link-for.js';

export const teamHandlers: Handlers<keyof typeof teamRoutes> = {
  listTeam: async ({ services }) => services.workspace.accounts.team(),

  async inviteMember({ body, user, locale, ctx, services }) {
    const actor = { ...authorOf(user), id: user.id, role: user.role };
    const { member, link: made } = await services.workspace.accounts.invite(body, actor);
    const link = linkFor(ctx, services, `/auth?invitation=${made.token}`);
    const { expiresAt } = made;
    const mailed = await services.mailer.sendInvitation({
      to: member.email,
      name: member.firstName,
      inviter: actor.firstName,
      link,
      expiresAt,
      locale,
    });
    return { ...member, invitation: { link, expiresAt, mailed } };
  },

  changeRole: async ({ params, body, user, services }) =>
    services.workspace.accounts.changeRole(params.userId, body.role, {
      ...authorOf(user),
      id: user.id,
      role: user.role,
    }),

  removeMember: async ({ params, user, services }) =>
    services.workspace.accounts.remove(params.userId, { ...authorOf(user), id: user.id, role: user.role }),
};
