# The shop without a database: it is told MONGODB_URI. See docs/operations.md.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base
WORKDIR /app

FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY backoffice/package.json backoffice/
COPY bench/package.json bench/
COPY browser-tests/package.json browser-tests/
COPY contract/package.json contract/
COPY embedded-db/package.json embedded-db/
COPY storefront/package.json storefront/

# npm may end with 0 when the registry goes away under it, and a layer that lacks packages would then be cached. Its own
# list of what it installed is the last thing that it writes. (`npm ls` finds nothing amiss in an empty folder.)
FROM manifests AS build
RUN npm ci --include=dev --ignore-scripts && test -s node_modules/.package-lock.json
COPY . .
RUN npm run build -- --all

FROM manifests AS server
RUN npm ci --omit=dev --ignore-scripts --workspace backend --workspace embedded-db && test -s node_modules/.package-lock.json
COPY nest-cli.json ./
COPY scripts/supervise.mjs scripts/
COPY --from=build /app/backend/dist backend/dist
COPY backend/src/platform/mail/templates backend/src/platform/mail/templates
COPY backend/src/documents/templates backend/src/documents/templates
COPY backend/seeds/pictures backend/seeds/pictures
COPY --from=build /app/embedded-db/dist embedded-db/dist
COPY embedded-db/packages embedded-db/packages
COPY --from=build /app/storefront/dist storefront/dist
COPY --from=build /app/backoffice/dist backoffice/dist
# The browser for PDFs is unpacked here, because a running container may write to its data alone; the package has it for
# x86-64, and elsewhere Debian's is installed below. Writing the API description then loads the whole server: nothing that it needs is among what was removed.
ENV XDG_CACHE_HOME=/app/.cache
RUN if [ "$(uname -m)" = x86_64 ]; then \
      node -e "import('./backend/dist/src/chromium-install.js').then((install) => install.prepareChromium())" \
      && chmod -R a+rX .cache; \
    fi \
    && rm -rf node_modules/typescript node_modules/@sparticuz/chromium/bin package-lock.json .npmrc \
    && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
    && node backend/dist/src/openapi.js /dev/null

FROM base
# Only builds need these; without them an intruder has less to work with, and a scanner less to report.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
    && mkdir /data && chown node:node /data
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data XDG_CACHE_HOME=/app/.cache
# Chromium ends itself when it finds no font.
RUN if [ "$(uname -m)" != x86_64 ]; then \
      apt-get update && apt-get install --yes --no-install-recommends chromium fonts-liberation \
      && rm -rf /var/lib/apt/lists/*; \
    fi
COPY --from=server /app .
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/supervise.mjs"]
