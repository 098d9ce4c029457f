/** Which build of the program this is: what it has judged itself, it need not judge again. */

declare const VC_ANALYST_BUILD: string | undefined;

/** Follows from every source file and model of the package. Undefined when run from source, where nothing tells two states apart. */
export const BUILD_ID = typeof VC_ANALYST_BUILD === 'undefined' ? undefined : VC_ANALYST_BUILD;
