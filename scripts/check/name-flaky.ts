import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Says at the end, where it is read, which tests passed only when they ran once more, and how they failed before. */
export default class NameFlaky implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky).map(nameOf),
    )
    if (flaky.length > 0) console.log(`${flaky.length} flaky\n${flaky.join('\n')}`)
  }
}

function nameOf(test: TestCase): string {
  const { message = '' } = test.result().errors?.[0] ?? {}
  return [`  [${test.project.name}] ${test.module.relativeModuleId} › ${test.fullName}`, message].join(
    '\n    ',
  )
}
