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
} as const
