import Foundation

/// The names and times of the sources in a checkout, which differ after a change.
struct CheckoutStamp {
  /// FNV-1a, which is the same in each run.
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init(folder: String) { add(folder) }

  var text: String { String(hash, radix: 16) }

  private mutating func add(_ folder: String) {
    for name in FilePath.names(in: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        let stamp = FileStamp(status)
        for byte in "\(path) \(stamp.size) \(stamp.modified)".utf8 {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
      } else if FilePath.kind(of: path) == .folder {
        add(path)
      }
    }
  }
}
