public import Foundation

/// Makes the objects of a nib file.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Makes the top objects of a nib for an owner, and connects the owner's outlets to them.
  public typealias Source = @MainActor (_ owner: Any?) -> [Any]

  /// Registers, for the current device, what is in a nib; nil removes it.
  ///
  /// UIKit reads nibs from an application's bundle; this module reads no files.
  public static func setSource(_ source: Source?, forNibNamed name: String) {
    InterfaceFiles.current.nibs[name] = source
  }

  private let name: String

  /// Finds a nib by its name when it is needed.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the objects.
  ///
  /// - Precondition: Something is the source of the nib, see ``setSource(_:forNibNamed:)``.
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
    for case let responder as UIResponder in objects { responder.awakeFromNib() }
    return objects
  }

  /// What is handed to a nib besides its owner.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that the nib refers to by name.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a nib; nil if nothing is the source of one of that name.
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
