/** What this machine and this client can do at most: node:http alone, the same bytes and headers, nothing looked at but the address. */
import { createServer } from 'node:http';

process.once('message', (answers) => {
  const known = new Map(
    answers.map(({ path, headers, text }) => {
      const bytes = Buffer.from(text);
      const { 'content-type': type, ...held } = headers;
      const sent = { ...held, 'content-type': type, 'content-length': String(bytes.length) };
      return [
        path,
        { bytes, etag: headers.etag, sent: Object.entries(sent).flat(), held: Object.entries(held).flat() },
      ];
    }),
  );
  const server = createServer((request, response) => {
    const { bytes, etag, sent, held } = known.get(request.url);
    if (request.headers['if-none-match'] === etag) response.writeHead(304, held).end();
    else response.writeHead(200, sent).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
