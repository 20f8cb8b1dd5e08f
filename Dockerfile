# Schiefer as an image: `docker build -t schiefer .`; how to run it is in docs/operation.md.
# Beside the two base images the build needs npm's registry and nothing else.

# The full image has what compiles the database library, which otherwise would be downloaded.
FROM node:20-bookworm AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 \
    npm_config_nodedir=/usr/local \
    npm_config_build_from_source=true
# What is installed changes less often than the product.
COPY package.json package-lock.json .npmrc ./
# No package may load anything else; the database library alone has something to compile.
RUN npm ci --ignore-scripts && npm rebuild better-sqlite3
COPY . .
RUN npm run generate \
    && node node_modules/next/dist/bin/next build \
    && node scripts/worker.mjs \
    && npm prune --omit=dev \
    && rm -rf .next/cache

FROM node:20-bookworm-slim
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATABASE_URL=file:/data/schiefer.db
WORKDIR /app
COPY --from=build /app/package.json /app/.npmrc /app/next.config.js /app/tsconfig.json /app/server.mjs ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/generated ./generated
COPY --from=build /app/public ./public
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/lib ./lib
# The only folders it writes to: the games, and what Next keeps for a while.
RUN mkdir -p /data .next/cache && chown node:node /data .next/cache
USER node
VOLUME /data
EXPOSE 3000
# Nothing but the server gets the signal to stop, and it needs up to eight seconds for that.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=4s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "-c", "node --import tsx scripts/migrate.ts && exec node server.mjs --host \"$HOST\" --port \"$PORT\""]
