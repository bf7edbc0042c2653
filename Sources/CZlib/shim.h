#ifndef SCVDB_CZLIB_SHIM_H
#define SCVDB_CZLIB_SHIM_H

#include <zlib.h>

// Begins to compress in the format of gzip. Swift cannot call the macro deflateInit2.
static inline int scvdb_begin_gzip(z_stream *stream) {
  // 15 bits of window and 16 for gzip; 9 is the most memory.
  return deflateInit2(stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY);
}

#endif
