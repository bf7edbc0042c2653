public import Foundation

/// Is notified of the edits of a text; every method has a default.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Characters or attributes have changed; both may be changed further.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  /// Characters or attributes have changed; attributes may be changed further.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// A text with attributes whose edits reach the layout managers that lay it out.
///
/// A subclass with characters of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` for each edit, as with UIKit. All other methods go through
/// these four.
open class NSTextStorage: NSMutableAttributedString {
  /// What an edit has changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes actions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = Self(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = Self(rawValue: 1 << 1)
  }

  private var runs = AttributeRuns()
  private var text = ""
  private var editingDepth = 0
  private var managers: [NSLayoutManager] = []
  /// The view that shows the text; notified after the layout managers.
  weak var textView: UITextView?

  /// The object that is notified of edits.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What the edits that are being made have changed so far.
  open private(set) var editedMask: EditActions = []
  /// The characters that the edits have changed, in the text as it is now.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the edits have made the text.
  open private(set) var changeInLength = 0

  /// Makes a text without characters.
  public convenience init() { self.init(string: "") }

  /// Makes a text without attributes.
  public override init(string: String) {
    super.init(string: "")
    take(NSAttributedString(string: string))
  }

  /// Makes a text with the same attributes throughout.
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: "")
    take(NSAttributedString(string: string, attributes: attributes))
  }

  /// Makes a text like another one.
  public override init(attributedString: NSAttributedString) {
    super.init(string: "")
    take(attributedString)
  }

  /// Makes an empty text; archives hold nothing that is read here.
  public required convenience init?(coder: NSCoder) { self.init(string: "") }

  private func take(_ other: NSAttributedString) {
    text = other.string
    runs = AttributeRuns(other)
  }

  // MARK: Layout managers

  /// What lays the text out.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Has a manager lay the text out, in place of its former one's.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    // Texts are edited and laid out on one actor, as the classes of UIKit are used.
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { aLayoutManager.takeStorage(storage) }
  }

  /// Has a manager lay the text out no longer.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    managers.remove(at: index)
    MainActor.assumeIsolated { aLayoutManager.takeStorage(nil) }
  }

  // MARK: Reading

  open override var string: String { text }

  open override var length: Int { string.utf16.count }

  open override func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    let run = runs.run(at: location)
    range?.pointee = run.range
    return run.attributes
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributes(
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var effective = NSRange(location: 0, length: 0)
    let attributes = attributes(at: location, effectiveRange: &effective)
    range?.pointee = NSIntersectionRange(effective, rangeLimit)
    return attributes
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(string: "")
    let whole = string as NSString
    enumerateAttributes(in: range, options: []) { attributes, range, _ in
      let piece = whole.substring(with: range)
      part.append(NSAttributedString(string: piece, attributes: attributes))
    }
    return part
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    for range in runRanges(in: enumerationRange, isReversed: opts.contains(.reverse)) {
      var stop: ObjCBool = false
      block(attributes(at: range.location, effectiveRange: nil), range, &stop)
      if stop.boolValue { return }
    }
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key,
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
      block(attributes[attrName], range, stop)
    }
  }

  private func runRanges(in limit: NSRange, isReversed: Bool) -> [NSRange] {
    var ranges: [NSRange] = []
    var location = limit.location
    while location < NSMaxRange(limit) {
      var effective = NSRange(location: location, length: 1)
      _ = attributes(at: location, effectiveRange: &effective)
      let range = NSIntersectionRange(effective, limit)
      guard NSMaxRange(range) > location else { break }
      ranges.append(NSRange(location: location, length: NSMaxRange(range) - location))
      location = NSMaxRange(range)
    }
    return isReversed ? ranges.reversed() : ranges
  }

  open override func isEqual(to other: NSAttributedString) -> Bool {
    string == other.string && AttributeRuns(self).isEqual(to: AttributeRuns(other))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any { copy(with: zone) }

  // MARK: Editing

  open override func replaceCharacters(in range: NSRange, with str: String) {
    text = (text as NSString).replacingCharacters(in: range, with: str)
    let length = str.utf16.count
    runs.replace(range, length: length)
    edited(.editedCharacters, range: range, changeInLength: length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    runs.set(attrs ?? [:], in: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:],
    range: NSRange
  ) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange,
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    for range in runRanges(in: range, isReversed: false) {
      var attributes = attributes(at: range.location, effectiveRange: nil)
      change(&attributes)
      setAttributes(attributes, range: range)
    }
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    let whole = NSRange(location: 0, length: attrString.length)
    attrString.enumerateAttributes(in: whole, options: []) { attributes, part, _ in
      let shifted = NSRange(location: range.location + part.location, length: part.length)
      setAttributes(attributes, range: shifted)
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  // MARK: Edits

  open override func beginEditing() { editingDepth += 1 }

  open override func endEditing() {
    editingDepth -= 1
    if editingDepth <= 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes an edit, whose range is that before it; unless further edits follow, it is processed.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    let changed = NSRange(location: range.location, length: range.length + delta)
    if self.editedMask.isEmpty {
      editedRange = changed
    } else {
      // What was changed before and lies behind has moved by as much.
      let end = NSMaxRange(editedRange)
      let moved = end >= NSMaxRange(range) ? end + delta : end
      let start = min(editedRange.location, changed.location)
      let last = max(moved, NSMaxRange(changed))
      editedRange = NSRange(location: start, length: last - start)
    }
    changeInLength += delta
    self.editedMask.formUnion(editedMask)
    if editingDepth <= 0 { processEditing() }
  }

  /// Notifies the delegate and the layout managers of the edits.
  open func processEditing() {
    // Edits that the delegate makes belong to these.
    editingDepth += 1
    delegate?.textStorage(
      self,
      willProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    delegate?.textStorage(
      self,
      didProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    editingDepth -= 1
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      for manager in storage.managers {
        manager.processEditing(
          for: storage,
          edited: mask,
          range: range,
          changeInLength: delta,
          invalidatedRange: range
        )
      }
      storage.textView?.storageDidChange(storage)
    }
  }

  /// Attributes are as they were set: fonts are not replaced here.
  open func fixAttributes(in range: NSRange) {}

  /// Attributes are never left to be fixed.
  open func invalidateAttributes(in range: NSRange) {}

  /// Attributes are never left to be fixed.
  open func ensureAttributesAreFixed(in range: NSRange) {}
}
