public import PortSupport
public import XCTest

/// A named part of a test.
public protocol XCTActivity: AnyObject {
  /// The name.
  var name: String { get }

  /// Attaches something to the report of the part; has no effect.
  func add(_ attachment: XCTAttachment)
}

/// Runs named parts of tests.
public enum XCTContext {
  private final class Activity: XCTActivity {
    let name: String

    init(_ name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) {}
  }

  /// Runs a part of a test at once.
  public static func runActivity<Result>(
    named name: String,
    block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }
}

/// An attachment to the report of a test; has no effect.
public final class XCTAttachment {
  /// The lifetime of an attachment.
  public enum Lifetime: Int, Sendable {
    /// Always, or as long as the test has not succeeded.
    case keepAlways, deleteOnSuccess
  }

  /// The name.
  public var name: String?
  /// The lifetime of the attachment.
  public var lifetime = Lifetime.deleteOnSuccess

  /// Attaches a text.
  public init(string: String) {}

  /// Attaches data.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {}

  /// Attaches an image.
  public init(image: UIImage) {}
}

extension XCTestCase {
  /// Attaches something to the report of the test; has no effect.
  public func add(_ attachment: XCTAttachment) {}
}
