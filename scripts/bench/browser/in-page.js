// Runs in a measured page before anything of its own: notes paints, long tasks, and how long each key waits for its picture.
;(() => {
  /** @type {import('./chromium.ts').Seen} */
  const seen = { fcp: 0, lcp: 0, drawn: 0, tasks: [], keys: [], steps: [] }
  Object.assign(window, { bench: seen })

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} take
   */
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))

  const growing = new MutationObserver(() => {
    if (!document.querySelector('button')) return
    growing.disconnect()
    requestAnimationFrame((now) => {
      seen.drawn = now
    })
  })
  growing.observe(document, { childList: true, subtree: true })

  const afterPaint = new MessageChannel()
  /** @type {{ began: number, into: number[] }[]} */
  const waiting = []
  afterPaint.port1.onmessage = () => {
    const now = performance.now()
    for (const { began, into } of waiting.splice(0)) into.push(now - began)
  }
  /**
   * A message posted while a frame is made arrives when its style, layout and paint are done.
   * @param {number} began
   * @param {number[]} into
   */
  const whenPainted = (began, into) => {
    requestAnimationFrame(() => {
      waiting.push({ began, into })
      afterPaint.port2.postMessage(null)
    })
  }
  let key = 0
  const onKey = (/** @type {KeyboardEvent} */ { timeStamp }) => {
    key = timeStamp
    whenPainted(key, seen.keys)
  }
  addEventListener('keydown', onKey, true)
  // The row that is the present one changes with the sheet beside it.
  const present = { attributeFilter: ['aria-current'], subtree: true }
  const onStep = () => {
    if (key > 0) whenPainted(key, seen.steps)
    key = 0
  }
  new MutationObserver(onStep).observe(document, present)
})()
