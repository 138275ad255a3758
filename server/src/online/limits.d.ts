/** So much at once, and so much in the long run. */
export declare class Bucket {
    #private;
    constructor(most: number, perSecond: number, now: number);
    /** False when there is none left. */
    take(now: number): boolean;
    /** As if nobody had ever taken anything. */
    full(now: number): boolean;
}
/** A bucket for each address; those that are full again are forgotten. */
export declare class Buckets {
    #private;
    constructor(make: (now: number) => Bucket);
    take(key: string, now: number): boolean;
}
