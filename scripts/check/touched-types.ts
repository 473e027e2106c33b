import { spawn } from 'node:child_process'
import { typeCheckOf } from './type-projects.ts'

/** Projects of the compiler, by what became of their check. */
export interface Checked {
  passed: string[]
  failed: string[]
  /** For which the time was too short. */
  leftOut: string[]
}

/** Checks one after the other, so that the tests beside them keep a core, until the time is over. */
export async function checkTypes(projects: readonly string[], until: number): Promise<Checked> {
  const checked: Checked = { passed: [], failed: [], leftOut: [] }
  for (const project of projects) checked[await checkOne(project, until)].push(project)
  return checked
}

async function checkOne(project: string, until: number): Promise<keyof Checked> {
  const left = until - performance.now()
  if (left <= 0) return 'leftOut'
  const { command, args } = typeCheckOf(project)
  const child = spawn(command, args, { stdio: 'inherit' })
  const end = setTimeout(() => child.kill(), left)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  clearTimeout(end)
  return code === null ? 'leftOut' : code === 0 ? 'passed' : 'failed'
}
