/** One thing that an operator sets for a service that messages leave by. */
export interface ServiceSetting {
  /** Of the environment. */
  variable: string
  is: 'address' | 'text' | 'secret'
  /** What it sets, in a line. */
  about: string
  /** What stands for it where it is not set; an address may say another variable as `{NAME}`. Left out: it must be set. */
  unset?: string
  /** What stands for it at the sandbox: a path for an address. Left out: the sandbox has no stand-in. */
  sandbox?: string
}

/** `message` goes on after the variable, and never repeats what was set. */
export interface WrongSetting {
  variable: string
  message: string
}

export type ServiceSettings<Name extends string = string> = Readonly<Record<Name, ServiceSetting>>
