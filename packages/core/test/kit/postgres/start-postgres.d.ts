export interface TestPostgres {
    /** Address of a new empty database. */
    newDatabase(): Promise<string>;
    /** Address of the database of that name, as the user of that name. */
    url(database: string, user?: string, password?: string): string;
    /** Ends the server at once, as a loss of power would. */
    kill(): void;
    start(): void;
    dispose(): Promise<void>;
}
/** @throws Error where `VC_REQUIRE_ALL` is set and none is installed */
export declare function startPostgres(options?: readonly string[]): Promise<TestPostgres | undefined>;
