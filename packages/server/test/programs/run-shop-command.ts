/** The operator's command line, in a process of its own: a test kills it in the middle. */
import { runCommandLine } from '../../src/operator/cli/run-command-line.ts'

process.exitCode = await runCommandLine({ env: process.env, print: (line) => console.log(line) })
