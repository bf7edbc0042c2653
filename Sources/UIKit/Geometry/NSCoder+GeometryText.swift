public import LayoutEngine

// UIKit writes geometry as numbers in braces: `{{x, y}, {width, height}}`.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { bracesText([point.x, point.y]) }

  public class func string(for vector: CGVector) -> String { bracesText([vector.dx, vector.dy]) }

  public class func string(for size: CGSize) -> String { bracesText([size.width, size.height]) }

  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a transform as text, in brackets.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map(\.shortText).joined(separator: ", "))]"
  }

  /// Returns insets as text: top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    bracesText([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns insets as text: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    bracesText([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public class func string(for offset: UIOffset) -> String {
    bracesText([offset.horizontal, offset.vertical])
  }

  /// Reads a point; returns zero if the text is invalid.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Reads a vector; returns zero if the text is invalid.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Reads a size; returns zero if the text is invalid.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Reads a rectangle; returns zero if the text is invalid.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      ?? .zero
  }

  /// Reads a transform; returns the identity if the text is invalid.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, count: 6).map {
      CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
    } ?? .identity
  }

  /// Reads insets; returns zero if the text is invalid.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// Reads directional insets; returns zero if the text is invalid.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, count: 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// Reads an offset; returns zero if the text is invalid.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func bracesText(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map(\.shortText).joined(separator: ", "))}"
  }

  /// Returns the numbers in a text; nil if their count differs from `count`.
  private class func numbers(in string: String, count: Int) -> [CGFloat]? {
    let words = string.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
    return words.count == count && numbers.count == count ? numbers : nil
  }
}

extension CGFloat {
  /// The number without trailing zeros: `20`, `14.5`.
  fileprivate var shortText: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
