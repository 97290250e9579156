import { createServer } from 'vite';

const port = Number(process.env.PORT);
const host = process.env.HOST;

// The names that the server itself knows; and no page of another port reads what goes through here.
const allowedHosts = (process.env.REPLICA_ALLOWED_HOSTS ?? '').split(/[\s,]+/).filter((name) => name !== '');
const vite = await createServer({
  clearScreen: false,
  server: { port, host, strictPort: true, allowedHosts, cors: false },
});
try {
  await vite.listen();
  // Vite would print the base of its files; people start at the root.
  console.log(`Ready: http://${host}:${port}/ (hot reload; the server restarts by itself)`);
} catch (error) {
  console.error(
    error.message.includes('already in use') ? `Port ${port} is in use: choose another with --port.` : error,
  );
  await vite.close();
  process.exit(3);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => vite.close().finally(() => process.exit(0)));
}
