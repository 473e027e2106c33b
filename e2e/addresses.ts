const first = Number(process.env['E2E_PORT'] ?? 4821)

/** Ports of the tests' own, so that a shop that runs beside them is left alone. `E2E_PORT` is the first of six; the starts of the docs take those that follow. */
export const ports = {
  store: first,
  sandbox: first + 1,
  partner: first + 2,
  partnerReact: first + 3,
  desk: first + 4,
  hosts: first + 5,
} as const

export const addresses = {
  store: `http://localhost:${ports.store}`,
  sandbox: `http://localhost:${ports.sandbox}`,
  partner: `http://localhost:${ports.partner}`,
  partnerReact: `http://localhost:${ports.partnerReact}`,
  desk: `http://localhost:${ports.desk}`,
  hosts: `http://localhost:${ports.hosts}`,
} as const
