export const loginRequired = { code: 'login-required', text: 'Login to continue' } as const
