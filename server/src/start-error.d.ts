/** What went wrong, in a sentence for whoever started the server. */
export declare class StartError extends Error {
}
