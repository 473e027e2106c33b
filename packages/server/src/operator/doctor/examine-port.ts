import { once } from 'node:events'
import { createServer } from 'node:net'
import { codeOf, type Finding, well, wrong } from './finding.ts'

/** Whether the store could listen: it tries, for a moment. */
export async function examinePort(port: number, host: string | undefined): Promise<Finding> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
    return well('port', `${port} is free.`)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EADDRINUSE') {
      return wrong('port', `${port} is taken: stop what listens there (the store itself?), or set PORT.`)
    }
    return wrong(
      'port',
      `${port} cannot be listened on (${code}): set PORT and HOST to what this user may take.`,
    )
  }
}
