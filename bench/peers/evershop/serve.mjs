/**
 * EverShop's own server, as `evershop start` runs it, but for one thing: told to stop it would leave behind the processes
 * that it started for its events and its timed jobs. Settings from the environment: PORT, DB_HOST, DB_PORT, DB_USER,
 * DB_PASSWORD, DB_NAME, JWT_ADMIN_SECRET, JWT_ADMIN_REFRESH_SECRET.
 */
process.on("SIGTERM", () => process.exit(0));
await import("./node_modules/@evershop/evershop/dist/bin/start/index.js");
