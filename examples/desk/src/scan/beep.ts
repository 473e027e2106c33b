const HERTZ = 220
const SECONDS = 0.25
const LOUD = 0.2

/** Sounds low and short: what was scanned is not right. A browser without sound stays silent; the sentence is there all the same. */
export function beep(): void {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = 'square'
  tone.frequency.value = HERTZ
  loudness.gain.value = LOUD
  tone.connect(loudness).connect(context.destination)
  tone.onended = () => void context.close()
  tone.start()
  tone.stop(context.currentTime + SECONDS)
}
