import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let pipe = ''
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-run-'))
  pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What a process says that runs these shell commands together, and how it ends. */
function runTogether(commands: Record<string, string>): Promise<{ code: number; said: string[] }> {
  const steps = Object.entries(commands).map(([title, text]) => ({
    title,
    command: 'sh',
    args: ['-c', text],
  }))
  const module = pathToFileURL('scripts/run.ts')
  const program = `import { together } from '${module}'; await together(${JSON.stringify(steps)})`
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--input-type=module', '-e', program], (_, said) => {
      resolve({ code: child.exitCode ?? -1, said: said.split('\n').filter((line) => line !== '') })
    })
  })
}

describe('steps that run together', () => {
  it('run beside each other, and are read one after the other', async () => {
    // Each waits for the other.
    const { code, said } = await runTogether({
      Reader: `echo first; cat ${pipe}; echo last`,
      Writer: `echo one > ${pipe}; echo written`,
    })
    const lines = said.map((line) => line.replace(/: [\d.]+ s$/, ': over'))
    expect(code).toBe(0)
    expect(lines).toHaveLength(8)
    const from = lines.indexOf('── Reader')
    expect(lines.slice(from, from + 5)).toEqual(['── Reader', 'first', 'one', 'last', '── Reader: over'])
  })

  it('fail when one fails twice, once all have ended', async () => {
    const { code, said } = await runTogether({
      Wrong: `echo wrong >&2; [ -e ${folder}/tried ] || echo over > ${pipe}; touch ${folder}/tried; exit 3`,
      Right: `cat ${pipe}; echo right`,
    })
    expect(code).not.toBe(0)
    expect(said).toEqual(expect.arrayContaining(['wrong', 'right']))
    expect(said.filter((line) => line === 'wrong')).toHaveLength(2)
    expect(said.filter((line) => line === 'right')).toHaveLength(1)
  })

  it('name what held alone after it had failed beside others', async () => {
    const { code, said } = await runTogether({
      Once: `[ -e ${folder}/tried ] && exit 0; touch ${folder}/tried; exit 3`,
      Right: 'echo right',
    })
    expect(code).toBe(0)
    expect(said).toContain('flaky: Once')
  })
})
