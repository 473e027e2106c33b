const NEEDED = [24, 15] as const

/** Says plainly what to do when the running Node is too old; the packages bring their own on Linux and Windows. */
export function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  console.error(
    `Dawakit needs Node ${NEEDED.join('.')} or newer and got ${process.versions.node}.\n` +
      'On Linux and Windows `npm install` brings one: start through `npm start`, not by path.\n' +
      'On macOS install Node 24 first.',
  )
  process.exit(1)
}
