/** The package has no types; this is what is used of it. */
declare module "@20minutes/s3rver" {
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
    on(event: "error", listener: () => void): void;
  }
}
