/** How a command that goes on by itself is ended: Ctrl-C, or the system. */
import { EXIT } from '../output/exit-codes.js';

/** Resolves with the exit code when somebody asks for the end; asked twice, the process ends at once. */
export function untilAsked(): Promise<number> {
  return new Promise((resolve) => {
    // A process that waits for a database alone would end by itself.
    const staying = setInterval(() => undefined, 60_000);
    let again = false;
    const stop = (code: number) => () => {
      if (again) process.exit(code);
      again = true;
      clearInterval(staying);
      resolve(code);
    };
    process.on('SIGINT', stop(EXIT.cancelled));
    process.on('SIGTERM', stop(EXIT.done));
  });
}
