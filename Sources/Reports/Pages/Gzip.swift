import CZlib

/// Compresses bytes in the format of gzip (RFC 1952).
///
/// The header contains no time and no system, so the same zlib gives the same bytes.
func gzipped(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  var stream = z_stream()
  guard scvdb_begin_gzip(&stream) == Z_OK else {
    preconditionFailure("zlib has no memory, or its header is of another version")
  }
  defer { deflateEnd(&stream) }
  var result = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(bytes.count))))
  let status = bytes.withUnsafeMutableBufferPointer { input in
    result.withUnsafeMutableBufferPointer { output in
      stream.next_in = input.baseAddress
      stream.avail_in = uInt(input.count)
      stream.next_out = output.baseAddress
      stream.avail_out = uInt(output.count)
      return deflate(&stream, Z_FINISH)
    }
  }
  precondition(status == Z_STREAM_END, "the bound of zlib is sufficient")
  result.removeLast(Int(stream.avail_out))
  // The tenth byte names the operating system; 255 is an unknown one.
  result[9] = 255
  return result
}
