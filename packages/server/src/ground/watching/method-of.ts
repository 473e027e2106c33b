const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A method that is known; what else somebody sends is `other`, so that nobody fills a log or a metric with words. */
export const methodOf = (method: string): string => (METHODS.has(method) ? method : 'other')
