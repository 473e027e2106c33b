import { inLive, optional, setting } from '../setting.ts'
import {
  amount,
  database,
  line,
  oneOf,
  origins,
  postgres,
  seconds,
  secret,
  secrets,
  trustedProxies,
  webAddress,
  webOrigin,
  wholeNumber,
} from '../types.ts'

/** The program: where it runs, where it keeps what it keeps, whom it believes. */
export const PROGRAM = {
  DAWAKIT_MODE: setting({
    about: 'demo: a shop to look at, where the sandbox may stand in; live: one that sells',
    type: oneOf(['demo', 'live']),
    unset: ({ text }) => (text('NODE_ENV') === 'production' ? 'live' : 'demo'),
  }),
  NODE_ENV: setting({
    about: 'production, or a developer’s machine',
    type: oneOf(['production', 'development', 'test']),
    unset: 'development',
  }),
  PORT: setting({
    about: 'where the shop listens',
    type: wholeNumber(0, 65_535),
    unset: '4321',
  }),
  HOST: optional({ about: 'on which network address; all where it is not set', type: line }),
  STOP_WAIT_SECONDS: setting({
    about: 'seconds that a process goes on while /readyz says no, once it was told to stop',
    type: seconds,
    unset: ({ text }) => (text('NODE_ENV') === 'production' ? '10' : '0'),
  }),
  STOP_LIMIT_SECONDS: setting({
    about: 'seconds after that, for what has begun',
    type: seconds,
    unset: '30',
  }),
  STORE_URL: setting({
    about: 'the shop’s address as customers see it, in mails and links',
    type: webAddress,
    unset: ({ text }) => `http://localhost:${text('PORT')}`,
    needed: inLive('to the address that customers see: https://pharmacy.example.'),
  }),
  DESK_URL: setting({
    about: 'the origin of the pharmacy’s desk as its staff see it; no desk where it is not set',
    type: webOrigin,
    unset: ({ isLive }) => (isLive ? '' : 'http://localhost:4600'),
  }),
  DATA_FOLDER: setting({
    about: 'uploads, pictures, signing key, embedded database',
    type: line,
    unset: '.data',
  }),
  DATABASE_URL: setting({
    about: 'postgres://…, or a SQLite file',
    type: database,
    unset: ({ text }) => `${text('DATA_FOLDER')}/dawakit.sqlite`,
  }),
  DATABASE_READ_URL: optional({
    about: 'a streaming replica of PostgreSQL: the catalogue is read from it',
    type: postgres,
  }),
  DATABASE_READ_LAG_SECONDS: setting({
    about: 'how far behind it may be; beyond, the primary is read from',
    // What marks products as changed is looked back upon for a minute.
    type: wholeNumber(1, 30),
    unset: '10',
  }),
  DATABASE_LISTEN_URL: optional({
    about: "PostgreSQL's own address, where DATABASE_URL leads to a pooler: it is listened to there",
    type: postgres,
  }),
  LOG_LEVEL: setting({
    about: 'the least that is logged; info: each request',
    type: oneOf(['error', 'warn', 'info', 'debug', 'silent']),
    unset: ({ isLive }) => (isLive ? 'info' : 'warn'),
  }),
  SESSION_SECRET: optional({
    about: 'signs the sessions; made and kept in DATA_FOLDER where it is not set',
    type: secret,
    isSecret: true,
  }),
  SESSION_SECRET_NEXT: setting({
    about: 'before SESSION_SECRET turns: its next, whose sessions are good already',
    type: secrets,
    unset: '',
    isSecret: true,
  }),
  SESSION_SECRET_BEFORE: setting({
    about: 'after SESSION_SECRET has turned: those before, whose sessions are good still',
    type: secrets,
    unset: '',
    isSecret: true,
  }),
  HASH_SECRET: optional({
    about: 'keys hashes where SESSION_SECRET is set; the oldest of those where it is not',
    type: secret,
    isSecret: true,
  }),
  SESSION_DAYS: setting({ about: 'how long a session lasts', type: wholeNumber(1), unset: '7' }),
  PARTNER_FRESH_MINUTES: setting({
    about: 'how long after a sign-in a partner’s page sees addresses and prescriptions',
    type: amount,
    unset: '30',
  }),
  OPERATOR_TOKEN: optional({
    about: 'lets a program of yours read money cases and metrics',
    type: secret,
    isSecret: true,
  }),
  OPERATOR_TOKEN_BEFORE: optional({
    about: 'while OPERATOR_TOKEN turns: the one before, good beside it',
    type: secret,
    isSecret: true,
  }),
  ALLOWED_ORIGINS: setting({
    about: 'other origins that may call the API without a partner key',
    type: origins,
    unset: '',
  }),
  PARTNER_ORIGINS: setting({ about: 'origins of the example partner pages', type: origins, unset: '' }),
  BEHIND_PROXY: setting({
    about: '1: one proxy stands before the shop',
    type: oneOf(['0', '1']),
    unset: '0',
  }),
  TRUSTED_PROXIES: setting({
    about: 'how many proxies stand before the shop, or their networks',
    type: trustedProxies,
    unset: ({ text }) => text('BEHIND_PROXY'),
    needed: ({ isLive, isSet }) =>
      isLive && !isSet('BEHIND_PROXY')
        ? 'to how many proxies stand before the shop (1 for one that speaks HTTPS), or to 0 for none.'
        : null,
  }),
  CATALOGUE: setting({
    about: 'what an empty shop is filled with: reference (made-up products) or none',
    type: oneOf(['reference', 'none']),
    unset: ({ isLive }) => (isLive ? 'none' : 'reference'),
  }),
  SANDBOX_URL: setting({
    about: 'where the stand-ins of the outside services are',
    type: webAddress,
    unset: 'http://localhost:4400',
  }),
} as const
