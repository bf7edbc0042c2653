import CZlib
import Foundation

/// Compresses bytes in the format of gzip (RFC 1952), part by part.
///
/// The header contains no time and no system, so the same zlib gives the same bytes for any parts.
final class GzipStream {
  // zlib refers to the stream by its address.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var compressed: [UInt8] = []

  init() {
    stream.initialize(to: z_stream())
    guard scvdb_begin_gzip(stream) == Z_OK else {
      preconditionFailure("zlib has no memory, or its header is of another version")
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses a part.
  func add(_ bytes: Data) {
    // zlib counts with 32 bits, and it does not change its input.
    for part in stride(from: bytes.startIndex, to: bytes.endIndex, by: 1 << 24) {
      bytes[part...].prefix(1 << 24).withUnsafeBytes { input in
        stream.pointee.next_in = UnsafeMutablePointer(
          mutating: input.bindMemory(to: UInt8.self).baseAddress
        )
        stream.pointee.avail_in = uInt(input.count)
        deflateInput(Z_NO_FLUSH)
      }
    }
  }

  /// Returns all compressed bytes; nothing can be added afterward.
  func finish() -> Data {
    stream.pointee.avail_in = 0
    deflateInput(Z_FINISH)
    // The tenth byte names the operating system; 255 is an unknown one.
    compressed[9] = 255
    return Data(compressed)
  }

  /// Compresses the input until zlib needs more of it or has ended the stream.
  private func deflateInput(_ flush: Int32) {
    repeat {
      buffer.withUnsafeMutableBufferPointer { output in
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = uInt(output.count)
        let status = deflate(stream, flush)
        // A call without input and output is harmless.
        precondition(status != Z_STREAM_ERROR, "the stream is consistent")
      }
      compressed += buffer.dropLast(Int(stream.pointee.avail_out))
    } while stream.pointee.avail_out == 0
  }
}
