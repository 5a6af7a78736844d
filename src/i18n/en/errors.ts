export const errors = {
  notices: 'Notices',
  dismiss: 'Dismiss',
  linkValue:
    'The link says <code>{key}={got}</code>, which does not exist. <code>{used}</code> is used. Legal: <code>{legal}</code>.',
  linkIgnored:
    'The link says <code>{key}={got}</code>, which means nothing here. It is left out. Legal: <code>{legal}</code>.',
  storageCorrupt:
    'The saved preferences cannot be read. Defaults are used; the old text is kept in local storage under <code>{backupKey}</code>.',
  copyFailed: 'The browser refuses to copy. Select the text:',
  liveFailed:
    'The code of the official TypeScript SDK could not be fetched, so the run stays as it was. Go online and choose it again.',
  crashTitle: 'Wirelab has stopped',
  crashText: 'This is a bug of ours, not an error of the protocol.',
  crashLink: 'The link that led here:',
  crashReason: 'What the program says:',
  crashReset: 'Start again with the default scenario',
} as const
