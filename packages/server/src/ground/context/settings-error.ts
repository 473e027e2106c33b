/** What is wrong with one variable. */
export interface Problem {
  variable: string
  /** Goes on after the variable's name: 'must be set …', 'takes …'. Never what was set. */
  message: string
}

/** All that is wrong with the environment, for whoever sets it. */
export class SettingsError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ variable, message }) => `${variable} ${message}`).join('\n'))
    this.name = 'SettingsError'
    this.problems = problems
  }
}
