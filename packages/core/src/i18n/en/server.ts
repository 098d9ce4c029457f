/** English: what the server says: refusals, mails, its plain pages. */
export const server = {
  'error.unauthorized': 'Unauthorized: you are not signed in. Sign in and try again.',
  'error.forbidden': 'Your role does not allow this; ask an administrator of your fund.',
  'error.cross-site': 'This request came from another site and was refused.',
  'error.too-many-attempts': 'Too many attempts. Try again in {seconds, plural, =1 {1 second} other {# seconds}}.',
  'error.too-busy':
    'Too many passwords are being checked at this moment. Try again in {seconds, plural, =1 {1 second} other {# seconds}}.',
  'error.quota-reached':
    'You have reached the limit of uploads for now. Try again in {seconds, plural, =1 {1 second} other {# seconds}}.',
  'error.too-many-pictures':
    'You are waiting for many pictures of slides already. Try again in {seconds, plural, =1 {1 second} other {# seconds}}.',
  'error.bad-request': 'The request is not as expected: {problem}',
  'error.wrong-method': 'This address does not take {method} requests.',
  'error.wrong-content-type': 'Send this request as {expected}.',
  'error.request-too-large': 'The request is larger than {limit} MB.',
  'error.request-timeout': 'The request took too long to arrive and was given up; try again on a better connection.',
  'error.shutting-down': 'The server is being stopped; try again in a moment.',
  'server.the-file': 'The file',
  'mail.invitation.subject': '{inviter} invites you to VC Analyst',
  'mail.invitation.text':
    'Hello{name, select, none {} other { {name}}},\n\n{inviter} invites you to join the fund’s team on VC Analyst. Open this link to choose a user name and a password:\n\n{link}\n\nIt works once, until {until}. If you did not expect this, you need do nothing.',
  'mail.test.subject': 'Test message from VC Analyst',
  'mail.test.text': 'This message was sent from the settings of VC Analyst, to see whether mail leaves. It does.',
  'page.not-built.title': 'VC Analyst is running',
  'page.not-built.text':
    'The web app is not built yet. Run “npm run build” and start the server again. The API answers under /api; /api/openapi.json describes it.',
} as const;
