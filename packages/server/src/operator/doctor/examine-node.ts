import { type Finding, well, wrong } from './finding.ts'

const NEEDED = [24, 15] as const

/** @param version - As `process.versions.node` says it. */
export function examineNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
  return isEnough
    ? well('Node', `${version}.`)
    : wrong(
        'Node',
        `${version} is too old: install ${NEEDED.join('.')} or newer, or start through \`npm run\`.`,
      )
}
