public import PortSupport
public import XCTest

/// A named part of a test.
public protocol XCTActivity: AnyObject {
  /// The name.
  var name: String { get }

  /// Attaches something to the report of the part, of which there is none here.
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

/// What is attached to the report of a test, of which there is none here.
public final class XCTAttachment {
  /// How long an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Always, or as long as the test has not succeeded.
    case keepAlways, deleteOnSuccess
  }

  /// The name.
  public var name: String?
  /// How long it is kept.
  public var lifetime = Lifetime.deleteOnSuccess

  /// Attaches a text.
  public init(string: String) {}

  /// Attaches data.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {}

  /// Attaches an image.
  public init(image: UIImage) {}
}

extension XCTestCase {
  /// Attaches something to the report of the test, of which there is none here.
  public func add(_ attachment: XCTAttachment) {}
}
