# One image for one machine or many: SQLite in /data by default, PostgreSQL with DATABASE_URL.
# The Node of package.json. Its digest: docker buildx imagetools inspect node:24.21.0-slim
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/
RUN node scripts/install.mjs
COPY . .
ARG SITE_URL=http://localhost:4321
ENV SITE_URL=$SITE_URL
RUN npm run build && cp -r "dist/releases/$(cat dist/current)" /release

# A release and Node are all that runs: no sources, no packages but sharp.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /site
# SITE_URL is part of the built pages, so the running server must have the same.
ARG SITE_URL=http://localhost:4321
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data SITE_URL=$SITE_URL
COPY --from=build /release ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=15s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4321/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Not npm: it would stand between the container's SIGTERM and the server.
CMD ["node", "server/start.mjs"]
