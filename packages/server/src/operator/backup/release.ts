import packageFile from '../../../package.json' with { type: 'json' }

/** Of this server. */
export const RELEASE: string = packageFile.version
