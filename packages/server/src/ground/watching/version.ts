import serverPackage from '../../../package.json' with { type: 'json' }

/** Of this release. */
export const version: string = serverPackage.version
