/// The size and position of a window on an iPad with Stage Manager, in points.
package struct WindowPlace: Hashable, Sendable {
  /// The width of the window, in points.
  package var width: Double
  /// The height of the window, in points.
  package var height: Double
  /// The distance of the window's left edge from the screen's; nil for a centered window.
  package var x: Double?
  /// The distance of the window's upper edge from the screen's; nil for a centered window.
  package var y: Double?

  package init(width: Double, height: Double, x: Double? = nil, y: Double? = nil) {
    self.width = width
    self.height = height
    self.x = x
    self.y = y
  }

  /// Returns the window's origin and size on a screen; the whole window is on the screen.
  package func place(on screen: DeviceSize) -> (x: Double, y: Double, size: DeviceSize) {
    let size = DeviceSize(
      width: min(width, screen.width),
      height: min(height, screen.height)
    )
    return (
      Self.origin(x, size.width, in: screen.width), Self.origin(y, size.height, in: screen.height),
      size
    )
  }

  /// Returns the origin along one axis, in whole points for a centered window.
  private static func origin(_ requested: Double?, _ length: Double, in room: Double) -> Double {
    min(requested ?? ((room - length) / 2).rounded(.down), room - length)
  }
}

extension WindowPlace {
  private static let middle = "middle"

  /// The window in the names of cases and files: `700x500-200-100`, or `700x500` if centered.
  var word: String {
    let size = "\(width.plainText)x\(height.plainText)"
    guard x != nil || y != nil else { return size }
    return ([size] + [x, y].map { $0?.plainText ?? Self.middle }).joined(separator: "-")
  }

  /// Creates the window of a ``word``; nil for other texts.
  init?(word: String) {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    let size = parts[0].split(separator: "x", omittingEmptySubsequences: false).map(Self.length)
    guard parts.count == 1 || parts.count == 3, size.count == 2, let width = size[0],
      let height = size[1], width > 0, height > 0
    else { return nil }
    self.init(width: width, height: height)
    guard parts.count == 3 else { return }
    guard parts.dropFirst().allSatisfy({ $0 == Self.middle || Self.length($0) != nil }) else {
      return nil
    }
    (x, y) = (Self.length(parts[1]), Self.length(parts[2]))
  }

  private static func length(_ text: Substring) -> Double? {
    Double(text).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}

extension Double {
  /// The number without a fraction of zero.
  var plainText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
