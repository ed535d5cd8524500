/** What one sender may send with a public form: so many at once, and then one in so many seconds. */
export const formRate = { burst: 60, seconds: 60 } as const;
