# One image for a node: `docker build -t estocade .`, then see compose.yaml.
FROM node:24-bookworm-slim AS build
WORKDIR /estocade
COPY . .
RUN npm ci \
 && node -e "import('./scripts/bundle.mjs').then(async (m) => { await m.ensureBundle(); await m.ensureWeb() })" \
 && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ESTOCADE_DATA=/data ESTOCADE_CACHE=/cache
WORKDIR /estocade
COPY --from=build /estocade /estocade
RUN mkdir /data /cache && chown node:node /data /cache
USER node
VOLUME ["/data", "/cache"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1: SIGTERM ends it cleanly.
# A large young generation (in MB): the short-lived objects of many tables are collected before they are copied.
CMD ["node", "--max-semi-space-size=32", "apps/terminal/bin/estocade.mjs", "serve"]
