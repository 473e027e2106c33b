/**
 * Bytes of a file that the desk imports: a list of 250,000 products has some 50 MB.
 * @source our choice; what is larger goes in by the command line
 */
export const IMPORT_MAX_BYTES = 64_000_000
