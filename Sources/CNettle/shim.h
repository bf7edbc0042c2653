#ifndef SCVDB_CNETTLE_SHIM_H
#define SCVDB_CNETTLE_SHIM_H

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

#endif
