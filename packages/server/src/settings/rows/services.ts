import { type Given, inLive, optional, setting } from '../setting.ts'
import { line, sender, webAddress } from '../types.ts'

const sandbox =
  (path: string) =>
  ({ text }: Given): string =>
    `${text('SANDBOX_URL').replace(/\/+$/, '')}${path}`

const withS3 = ({ isSet }: Given): string | null => (isSet('S3_URL') ? 'where S3_URL is set.' : null)

/** The services outside, but for the gateways. What a demonstration does not set is the sandbox's. */
export const SERVICES = {
  SMS_URL: setting({
    about: 'where SMS are sent through: Twilio’s Messages API',
    type: webAddress,
    unset: sandbox('/twilio'),
    needed: inLive('to https://api.twilio.com: one-time codes leave by it.'),
  }),
  SMS_ACCOUNT_SID: setting({
    about: 'the account there',
    type: line,
    unset: 'ACsandbox000000000000000000000000',
    needed: inLive('to the account’s SID.'),
  }),
  SMS_TOKEN: setting({
    about: 'its token',
    type: line,
    unset: 'sandbox-twilio-token',
    isSecret: true,
    needed: inLive('to the account’s token.'),
  }),
  SMS_FROM: setting({
    about: 'the sender of SMS',
    type: line,
    unset: '+15005550006',
    needed: inLive('to the number or header that SMS come from.'),
  }),
  MAIL_URL: setting({
    about: 'where mails are sent through: Postmark’s API',
    type: webAddress,
    unset: sandbox('/postmark'),
    needed: inLive('to https://api.postmarkapp.com: mails leave by it.'),
  }),
  MAIL_TOKEN: setting({
    about: 'the server’s token there',
    type: line,
    unset: 'sandbox-postmark-token',
    isSecret: true,
    needed: inLive('to the server’s token.'),
  }),
  MAIL_FROM: setting({
    about: 'the sender of mails',
    type: sender,
    unset: 'Dawakit Pharmacy <care@dawakit.example>',
    needed: inLive('to the sender of mails: Pharmacy <care@pharmacy.example>.'),
  }),
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
} as const
