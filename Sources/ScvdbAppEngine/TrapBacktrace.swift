import Foundation
import Runtime
import ScenarioModel

/// The addresses of the code that called each other when a trap happened, from the innermost.
///
/// Finding the line of an address takes a few tenths of a second in a large program. So the addresses are in parts,
/// and only the parts up to the app's code are searched.
struct TrapBacktrace: Codable {
  /// The addresses of a part; the app's code is usually in the first one.
  private static let partSize = 8
  private static let limit = 256

  private var parts: [Backtrace] = []

  /// Returns the addresses of the calls in this thread.
  init() {
    for offset in stride(from: 0, to: Self.limit, by: Self.partSize) {
      // A mark replaces the last frame of a limited part.
      let part = try? Backtrace.capture(limit: Self.partSize + 1, offset: offset, top: 0)
      guard var part, part.frames.contains(where: { _ in true }) else { return }
      // They are the same in the engine.
      part.images = nil
      parts.append(part)
    }
  }

  /// The innermost line of the app's own sources; nil for none.
  ///
  /// The process must be the one of the trap or have started it as a copy, which has the same
  /// addresses.
  var crash: EngineCrash? {
    let images = ImageMap.capture()
    return parts.lazy.compactMap { $0.symbolicated(with: images)?.crash }.first
  }
}

extension SymbolicatedBacktrace {
  /// The innermost line of the app's own sources; nil for none.
  fileprivate var crash: EngineCrash? {
    let checkout =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path + "/"
    return frames.lazy.compactMap(\.symbol).compactMap { symbol -> EngineCrash? in
      guard let location = symbol.sourceLocation, location.line > 0,
        location.path.hasSuffix(".swift"), !location.path.contains("/.build/scvdb-port/"),
        !["Sources/", "Port/"].contains(where: { location.path.hasPrefix(checkout + $0) })
      else { return nil }
      return EngineCrash(file: location.path, line: location.line, function: symbol.name)
    }.first
  }
}
