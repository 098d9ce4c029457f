/** English: what happened, in a few words; who did it and when stand beside. */
export const activity = {
  'activity.analysis.uploaded': 'Deck uploaded: {company}',
  'activity.analysis.completed': 'Analysis completed: {company}',
  'activity.analysis.failed': 'Analysis failed: {company}',
  'activity.analysis.removed': 'Analysis removed: {company}',
  'activity.analysis.reprocessed': 'Analysis started again: {company}',
  'activity.analysis.corrected': 'Analysis corrected: {company}',
  'activity.analysis.decided':
    'Decision on {company}: {decision, select, pipeline {in the pipeline} invested {invested} passed {passed} other {taken back}}',
  'activity.analysis.assigned':
    '{name, select, none {Nobody looks after {company}} other {{name} looks after {company}}}',
  'activity.analysis.planned': 'Next step with {company}: {step}',
  'activity.analysis.shared': 'Analysis shared by link: {company}',
  'activity.comment.added': 'Comment on {company}',
  'activity.comment.mentioned': 'Mentioned in a comment on {company}',
  'activity.feedback.given': '{rating, plural, one {# star} other {# stars}} of 5 for the analysis of {company}',
  'activity.question.answered': 'Due-diligence question worked on: {company}',
  'activity.question.assigned': '{name} is to answer a question about {company}',
  'activity.founder.asked': 'Questions sent to the founder of {company} by link',
  'activity.founder.answered':
    '{count, plural, one {The founder of {company} answered # question} other {The founder of {company} answered # questions}}',
  'activity.founder.filed': 'The founder of {company} sent a file',
  'activity.founder.counted': 'Founder’s answers decided on: {company}',
  'activity.investment.added': 'Investment added: {company}',
  'activity.investment.changed': 'Investment changed: {company}',
  'activity.investment.removed': 'Investment removed: {company}',
  'activity.member.invited':
    '{name} invited as {role, select, viewer {viewer} analyst {analyst} partner {partner} other {administrator}}',
  'activity.member.joined': '{name} joined the team',
  'activity.member.role-changed':
    '{name} is now {role, select, viewer {viewer} analyst {analyst} partner {partner} other {administrator}}',
  'activity.member.removed': '{name} removed from the team',
  'activity.settings.changed': 'Settings changed',
} as const;
