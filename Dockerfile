# The shop without a database: it is told MONGODB_URI. See docs/operations.md.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY backoffice/package.json backoffice/
COPY bench/package.json bench/
COPY browser-tests/package.json browser-tests/
COPY contract/package.json contract/
COPY embedded-db/package.json embedded-db/
COPY storefront/package.json storefront/

FROM manifests AS build
RUN npm ci --include=dev
COPY . .
RUN npm run build -- --all

FROM manifests AS packages
RUN npm ci --omit=dev --workspace backend --workspace embedded-db

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY package.json nest-cli.json ./
COPY backend/package.json backend/
COPY embedded-db/package.json embedded-db/
COPY --from=build /app/backend/dist backend/dist
COPY backend/src/platform/mail/templates backend/src/platform/mail/templates
COPY backend/src/platform/pdf/templates backend/src/platform/pdf/templates
COPY --from=build /app/embedded-db/dist embedded-db/dist
COPY --from=build /app/storefront/dist storefront/dist
COPY --from=build /app/backoffice/dist backoffice/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/src/main.js"]
