#ifndef SCVDB_COPENSSL_SHIM_H
#define SCVDB_COPENSSL_SHIM_H

#include <openssl/crypto.h>
#include <openssl/evp.h>

#endif
