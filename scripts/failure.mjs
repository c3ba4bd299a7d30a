/** Something that went wrong in a way the scripts foresee; its message is all a person needs. */
export class Failure extends Error {}
