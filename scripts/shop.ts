/** `npm run shop -- <command>`: the operator's command line, with the reference catalogue. See docs/operating.md. */
import { referenceCatalogue } from '@dawakit/catalogue'
import { runCommandLine } from '@dawakit/server/cli'

process.exitCode = await runCommandLine({
  env: process.env,
  catalogue: referenceCatalogue,
  print: (line) => console.log(line),
})
