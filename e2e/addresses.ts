/** Ports of the tests' own, so that a shop that runs beside them is left alone. */
export const ports = { store: 4821, sandbox: 4822, partner: 4823, partnerReact: 4824 } as const

export const addresses = {
  store: `http://localhost:${ports.store}`,
  sandbox: `http://localhost:${ports.sandbox}`,
  partner: `http://localhost:${ports.partner}`,
  partnerReact: `http://localhost:${ports.partnerReact}`,
} as const
