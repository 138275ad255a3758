export declare class Guests {
    #private;
    /** The secret stays beside the tables: whoever has it can be anybody. */
    constructor(secret: string);
    static freshSecret: () => string;
    /** Undefined for whoever has no cookie of ours. */
    known(cookies: string | undefined): string | undefined;
    /** For a new guest: what the browser is to keep. No script can read it, and no other site sends it. */
    cookieFor(id: string, secure: boolean): string;
    fresh(): string;
}
