/** The part of autocannon that the benchmarks use; it brings no types of its own. */
declare module 'autocannon' {
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    /** Called for each connection. */
    setupClient?: (client: { setHeaders(headers: Record<string, string>): void }) => void;
  }): Promise<Result>;
}
