import { z } from 'zod'
import { type Given, inLive, optional, setting } from '../setting.ts'
import { line, webAddress } from '../types.ts'

const sandbox =
  (path: string) =>
  ({ text }: Given): string =>
    `${text('SANDBOX_URL').replace(/\/+$/, '')}${path}`

const withS3 = ({ isSet }: Given): string | null => (isSet('S3_URL') ? 'where S3_URL is set.' : null)

/** Characters. A passphrase is tried at leisure by whoever has the archive. */
const PASSPHRASE_MIN = 16

/** The services outside, but for the gateways and those that messages leave by. What a demonstration does not set is the sandbox's. */
export const SERVICES = {
  POSTAL_URL: setting({
    about: 'who knows pincodes that the shop’s table does not: India Post’s API',
    type: webAddress,
    unset: sandbox(''),
    needed: inLive('to https://api.postalpincode.in.'),
  }),
  S3_URL: optional({
    about: 'an object store for uploads and pictures, in place of DATA_FOLDER',
    type: webAddress,
  }),
  S3_BUCKET: optional({ about: 'its bucket, which is private', type: line, needed: withS3 }),
  S3_REGION: setting({ about: 'its region', type: line, unset: 'ap-south-1' }),
  S3_ACCESS_KEY_ID: optional({ about: 'who asks there', type: line, isSecret: true, needed: withS3 }),
  S3_SECRET_ACCESS_KEY: optional({ about: 'and the key', type: line, isSecret: true, needed: withS3 }),
  BACKUP_PASSPHRASE: optional({
    about: 'seals backups',
    type: z.string().min(PASSPHRASE_MIN, `must have at least ${PASSPHRASE_MIN} characters.`),
    isSecret: true,
  }),
  BACKUP_S3_URL: optional({
    about: 'an object store for backups; each of these that is not set is that of uploads',
    type: webAddress,
  }),
  BACKUP_S3_REGION: optional({ about: 'its region', type: line }),
  BACKUP_S3_ACCESS_KEY_ID: optional({ about: 'who asks there', type: line, isSecret: true }),
  BACKUP_S3_SECRET_ACCESS_KEY: optional({ about: 'and the key', type: line, isSecret: true }),
} as const
