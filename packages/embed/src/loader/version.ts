/** Written in by the build from package.json. */
declare const __DAWAKIT_VERSION__: string

export const version: string = __DAWAKIT_VERSION__
