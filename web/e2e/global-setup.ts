export { startServers as default } from './servers.ts';
