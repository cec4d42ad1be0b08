# docker build -t belladonna .
# docker run -p 8013:8013 -v belladonna:/data belladonna

FROM node:22-slim AS page
WORKDIR /belladonna
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY index.html *.config.* tsconfig*.json ./
COPY web web
COPY src src
RUN npm run build

FROM python:3.12-slim AS wheel
WORKDIR /belladonna
COPY constraints.txt pyproject.toml README.md LICENSE ./
RUN pip install --no-cache-dir --constraint constraints.txt hatchling editables
COPY --from=page /belladonna/src src
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.12-slim
COPY constraints.txt /tmp/
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir --constraint /tmp/constraints.txt /wheels/*.whl && rm -r /wheels /tmp/constraints.txt \
    && useradd --system --uid 8013 --home-dir /data belladonna && install -d -o belladonna -g belladonna /data
USER belladonna
ENV BELLADONNA_HOST=0.0.0.0 BELLADONNA_DATA=/data BELLADONNA_LOG=json NUMBA_CACHE_DIR=/tmp/belladonna PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8013
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8013/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["belladonna", "serve"]
