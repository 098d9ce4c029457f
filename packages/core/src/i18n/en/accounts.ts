/** English: what people are told about accounts, links, shares and decks in the queue. */
export const accounts = {
  'error.credentials-wrong': 'User name or password is wrong; check both and try again.',
  'error.password-too-short': 'The password is too short; use at least {least} characters.',
  'error.password-too-long': 'The password is too long; use at most {most} characters.',
  'error.password-common':
    'This password is among the first that anyone would try; choose another one, such as four words that have nothing to do with one another.',
  'error.username-taken': 'The user name {username} is taken; choose another one.',
  'error.email-taken': 'An account with the address {email} exists already; sign in with it or use another address.',
  'error.registration-closed': 'New accounts are by invitation only; ask an administrator of your fund for one.',
  'error.setup-token-wrong':
    'The set-up token is missing or wrong; it stands in the terminal in which the server was started.',
  'error.not-first': 'This workspace has its first account already; ask its administrator for an invitation.',
  'error.not-oneself': 'Nobody changes or removes their own role; ask another administrator.',
  'error.last-admin': 'This is the last active administrator; make somebody else administrator first.',
  'error.link-invalid': 'This link was used, has expired or was replaced by a newer one; ask for a new one.',
  'error.passwords-off': 'This fund signs in with its own provider; use its button on the sign-in page.',
  'error.sso-failed':
    'Signing in with the provider did not work; try again, and if that fails ask your administrator, who finds more in the server’s log.',
  'error.sso-refused': 'The provider knows you, but nothing of yours has a role in this fund; ask your administrator.',
  'error.sso-first': 'Sign in with the provider yourself first, as an administrator: so nobody is locked out.',
  'error.second-factor-needed':
    'The code of your authenticator app is asked for as well; enter it, or a recovery code.',
  'error.second-factor-wrong':
    'This code is wrong or was used already; enter the one that the app shows now, or a recovery code.',
  'error.second-factor-required': 'This fund requires a second factor; set one up at /account first.',
  'error.share-password': 'This link needs its password; ask whoever sent it.',
  'error.share-needs-password': 'This fund shares with a password only; give the link one.',
  'error.not-finished': '{fileName} has no finished analysis; wait until it is done, or start it again.',
  'error.deck-missing': 'The deck of {fileName} is not in the data folder; upload it again.',
} as const;
