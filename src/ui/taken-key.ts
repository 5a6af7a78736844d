/** True when the key is somebody else's: a field's, a button's, the browser's, an input method's. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return true
  // 229 is what keys are called while an input method composes, also where isComposing is late.
  if (event.isComposing || event.keyCode === 229) return true
  if (document.querySelector('dialog[open]')) return true
  const target = event.target
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])'))
    return true
  return event.key === ' ' && target.closest('button, summary, [role=button]') !== null
}
