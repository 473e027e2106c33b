import { SettingsError } from '../../ground/context/settings-error.ts'

/** What is wrong with the folder of the brand, for whoever made it: one sentence each. */
export class BrandError extends SettingsError {
  readonly complaints: readonly string[]

  constructor(complaints: readonly string[]) {
    super(complaints.map((message) => ({ variable: 'BRAND_FOLDER', message })))
    this.name = 'BrandError'
    this.complaints = complaints
  }
}
