export const errors = {
  notices: 'Notices',
  dismiss: 'Dismiss',
} as const
