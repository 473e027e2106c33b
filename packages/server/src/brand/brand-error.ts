/** What is wrong with the folder of the brand, for whoever made it: one sentence each. */
export class BrandError extends Error {
  readonly complaints: readonly string[]

  constructor(complaints: readonly string[]) {
    super(`The brand cannot be used:\n${complaints.map((one) => `- ${one}`).join('\n')}`)
    this.name = 'BrandError'
    this.complaints = complaints
  }
}
