/** The panel of what is needed now and then, below the steps. */
export const panel = {
  keyPreviousPhase: 'Shift+←',
  keyNextPhase: 'Shift+→',
  speed: 'Speed',
  pauseAtErrors: 'Stop at errors while playing',
  saveAs: 'Save this run as',
  copyAs: 'Copy this request as',
  saveSession: 'Save session',
  openSession: 'Open session',
  handout: 'Handout …',
  reset: 'Reset to the default run',
  filterMethod: 'Method',
  filterDirection: 'Direction',
  filterChannel: 'Channel',
  filterAny: 'any',
  sessionRefused:
    'Session file <code>{file}</code> was not opened: {reason} (<code>{where}</code>). Nothing was changed.',
  sessionReasons: {
    'too-large': 'it is larger than 5 MB',
    'not-json': 'it is not JSON',
    'other-format': 'it is no session of Wirelab',
    'other-version': 'another version wrote it',
    'bad-link': 'its link is not one of Wirelab',
  },
} as const
