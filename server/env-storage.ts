import type { StorageChoice } from "./drivers/storage/choose-storage.ts";

/** Reads one variable; notes a mistake where it makes no sense. */
type Read = <Value>(name: string, fallback: Value, parse: (text: string) => Value | null, takes: string) => Value;

/** Where the media library's files are (`MEDIA_STORAGE`): the data folder, or a bucket that is named with its key. */
export function readStorage(read: Read): StorageChoice {
  const kind = read("MEDIA_STORAGE", "disk", oneOf(["disk", "s3"] as const), "disk or s3");
  return { kind, s3: readS3(read, kind === "s3") };
}

/** Null where no bucket is named. One that is may be moved to, or from, also while another place is in use. */
function readS3(read: Read, isWanted: boolean): StorageChoice["s3"] {
  const endpoint = read(
    "S3_ENDPOINT",
    null,
    originOf,
    "an origin like https://s3.fr-par.example.com, without the bucket",
  );
  const region = read("S3_REGION", "us-east-1", matching(/^[a-z0-9-]{2,40}$/), "a region like eu-west-3");
  const bucket = read("S3_BUCKET", "", matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/), "the name of a bucket");
  const accessKeyId = read("S3_ACCESS_KEY_ID", "", matching(/^\S{3,128}$/), "the id of an access key");
  const secretAccessKey = read("S3_SECRET_ACCESS_KEY", "", matching(/^\S{3,256}$/), "the secret of the access key");
  const pathStyle = read("S3_PATH_STYLE", endpoint !== null, onOff, "on or off");
  const isWhole = bucket !== "" && accessKeyId !== "" && secretAccessKey !== "";
  if (isWanted && !isWhole) {
    read("MEDIA_STORAGE", "", () => null, "s3 together with S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY");
  }
  return isWhole ? { endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle } : null;
}

function oneOf<Choice extends string>(known: readonly Choice[]): (text: string) => Choice | null {
  return (text) => known.find((choice) => choice === text) ?? null;
}

function matching(pattern: RegExp): (text: string) => string | null {
  return (text) => (pattern.test(text) ? text : null);
}

function onOff(text: string): boolean | null {
  if (["on", "true", "1"].includes(text)) return true;
  return ["off", "false", "0"].includes(text) ? false : null;
}

function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isOrigin && url.pathname === "/" && !url.search && !url.hash ? url.origin : null;
}
