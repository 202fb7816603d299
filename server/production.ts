/*
 * React and others choose between their development and their production build by NODE_ENV, once, when they are
 * loaded. A site that is started without saying anything is in production, so this is imported before all else.
 */
process.env["NODE_ENV"] ||= "production";
