/** Expected failure whose message is sufficient for the user, without a stack trace. */
export class Failure extends Error {}
