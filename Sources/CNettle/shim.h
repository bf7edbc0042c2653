#ifndef SCVDB_CNETTLE_SHIM_H
#define SCVDB_CNETTLE_SHIM_H

#include <nettle/hmac.h>
#include <nettle/sha2.h>
#include <nettle/version.h>

// Since version 4 digests have no length.
static inline void scvdb_sha256_digest(struct sha256_ctx *context, uint8_t *digest) {
#if NETTLE_VERSION_MAJOR >= 4
  sha256_digest(context, digest);
#else
  sha256_digest(context, SHA256_DIGEST_SIZE, digest);
#endif
}

static inline void scvdb_hmac_sha256(
    size_t key_length, const uint8_t *key, size_t length, const uint8_t *bytes, uint8_t *digest) {
  struct hmac_sha256_ctx context;
  hmac_sha256_set_key(&context, key_length, key);
  hmac_sha256_update(&context, length, bytes);
#if NETTLE_VERSION_MAJOR >= 4
  hmac_sha256_digest(&context, digest);
#else
  hmac_sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
#endif
}

#endif
