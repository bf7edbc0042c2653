public import Foundation

/// Makes the objects of a nib file.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Makes the top-level objects of a nib for an owner, and connects the owner's outlets.
  public typealias Source = @MainActor (_ owner: Any?) -> [Any]

  /// Registers the content of a nib on the current device; nil removes it.
  ///
  /// UIKit reads nibs from an application's bundle; this module reads no files.
  public static func setSource(_ source: Source?, forNibNamed name: String) {
    InterfaceFiles.current.nibs[name] = source
  }

  private let name: String

  /// Makes a nib, whose source is looked up at its first use.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the objects.
  ///
  /// - Precondition: The nib has a source; see ``setSource(_:forNibNamed:)``.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let source = InterfaceFiles.current.nib(name) else {
      preconditionFailure(
        "could not find a nib named '\(name)'; give its content with UINib.setSource(_:forNibNamed:)"
      )
    }
    let objects = source(ownerOrNil)
    // PortStoryboards awakes all objects, not only the top-level ones.
    guard InterfaceFiles.current.nibs[name] != nil else { return objects }
    for case let responder as UIResponder in objects { responder.awakeFromNib() }
    return objects
  }

  /// The options of loading a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Named objects that the nib refers to.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a nib; nil if the nib has no source.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard InterfaceFiles.current.nib(name) != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
