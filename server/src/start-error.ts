/** What went wrong, in a sentence for whoever started the server. */
export class StartError extends Error {}
