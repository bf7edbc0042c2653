public import Foundation

/// Receives notifications of text edits; every method has a default.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called after a change of characters or attributes.
  ///
  /// The delegate may change both.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  /// Called after a change of characters or attributes.
  ///
  /// The delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// An attributed text that reports its edits to its layout managers.
///
/// A subclass with its own storage overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` for each edit, as with UIKit. All other methods use these
/// four.
///
/// Foundation's strings read another string's content without calling its methods. The inherited
/// content is therefore a copy of the storage's content; for a subclass, as of its last edit.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = Self(rawValue: 1 << 0)
    public static let editedCharacters = Self(rawValue: 1 << 1)
  }

  /// Whether the inherited content already contains the edit that is about to be recorded.
  private var keepsEdit = false
  private var editingDepth = 0
  private var managers: [NSLayoutManager] = []
  /// The view that shows the text.
  ///
  /// It is notified after the layout managers.
  weak var textView: (any TextDisplay)?

  /// The observer of edits.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of changes in the current edits.
  open private(set) var editedMask: EditActions = []
  /// The range of the changed characters, in the current text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the text's length by the current edits.
  open private(set) var changeInLength = 0

  public convenience init() { self.init(string: "") }

  public override init(string: String) { super.init(string: string) }

  /// Creates a text with the same attributes throughout.
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Creates an empty text.
  ///
  /// The engine reads nothing from archives.
  public required convenience init?(coder: NSCoder) { self.init(string: "") }

  // MARK: Layout managers

  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager and removes it from its former text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    // Texts are edited and laid out on one actor, like all classes of UIKit.
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { aLayoutManager.takeStorage(storage) }
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    managers.remove(at: index)
    MainActor.assumeIsolated { aLayoutManager.takeStorage(nil) }
  }

  // MARK: Reading

  open override var length: Int { string.utf16.count }

  open override func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    precondition(
      location >= 0 && location < super.length,
      "location \(location) is out of bounds of a text of \(super.length)"
    )
    return super.attributes(at: location, effectiveRange: range)
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
    let attributes = attributes(at: location, effectiveRange: range)
    range?.pointee = longestRange(at: location, in: rangeLimit) {
      AttributeEquality.areEqual($0, attributes)
    }
    return attributes
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    let value = attribute(attrName, at: location, effectiveRange: range)
    range?.pointee = longestRange(at: location, in: rangeLimit) {
      AttributeEquality.areEqual($0[attrName], value)
    }
    return value
  }

  /// Returns the characters around a location with the same attributes, up to a limit.
  private func longestRange(
    at location: Int,
    in limit: NSRange,
    isSame: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    var run = NSRange(location: location, length: 1)
    _ = attributes(at: location, effectiveRange: &run)
    var (start, end) = (run.location, NSMaxRange(run))
    while end < NSMaxRange(limit), isSame(attributes(at: end, effectiveRange: &run)) {
      end = NSMaxRange(run)
    }
    while start > limit.location, isSame(attributes(at: start - 1, effectiveRange: &run)) {
      start = run.location
    }
    return NSIntersectionRange(NSRange(location: start, length: end - start), limit)
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    NSAttributedString(attributedString: mutableSubstring(from: range))
  }

  private func mutableSubstring(from range: NSRange) -> NSMutableAttributedString {
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for run in runRanges(in: range) {
      let shifted = NSRange(location: run.location - range.location, length: run.length)
      part.setAttributes(attributes(at: run.location, effectiveRange: nil), range: shifted)
    }
    return part
  }

  private func runRanges(in limit: NSRange) -> [NSRange] {
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
    return ranges
  }

  private var whole: NSRange { NSRange(location: 0, length: length) }

  open override func isEqual(to other: NSAttributedString) -> Bool {
    let others = (other as? NSTextStorage).map { $0.mutableSubstring(from: $0.whole) }
    return mutableSubstring(from: whole).isEqual(to: others ?? other)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { attributedSubstring(from: whole) }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any { mutableSubstring(from: whole) }

  // MARK: Editing

  open override func replaceCharacters(in range: NSRange, with str: String) {
    checkBounds(range)
    super.replaceCharacters(in: range, with: str)
    keepsEdit = true
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    checkBounds(range)
    super.setAttributes(attrs, range: range)
    keepsEdit = true
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  private func checkBounds(_ range: NSRange) {
    precondition(
      range.location >= 0 && NSMaxRange(range) <= super.length,
      "range \(range) is out of bounds of a text of \(super.length)"
    )
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
    for range in runRanges(in: range) {
      var attributes = attributes(at: range.location, effectiveRange: nil)
      change(&attributes)
      setAttributes(attributes, range: range)
    }
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    let part = NSRange(location: 0, length: attrString.length)
    attrString.enumerateAttributes(in: part, options: []) { attributes, part, _ in
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
    replaceCharacters(in: whole, with: attrString)
  }

  // MARK: Edits

  open override func beginEditing() { editingDepth += 1 }

  open override func endEditing() {
    editingDepth -= 1
    if editingDepth <= 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records an edit by its range before the edit.
  ///
  /// Processes it, unless more edits follow.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    if !keepsEdit { takeContent(replacing: range, changeInLength: delta) }
    keepsEdit = false
    let changed = NSRange(location: range.location, length: range.length + delta)
    if self.editedMask.isEmpty {
      editedRange = changed
    } else {
      // Earlier changes behind this edit have moved by its change in length.
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

  /// Copies a subclass's edit to the inherited content, or all content if the lengths differ.
  private func takeContent(replacing range: NSRange, changeInLength delta: Int) {
    let isKept = NSMaxRange(range) <= super.length && super.length + delta == length
    let old = isKept ? range : NSRange(location: 0, length: super.length)
    let new = isKept ? NSRange(location: range.location, length: range.length + delta) : whole
    // Read before any replacement, because the content may be the inherited content.
    let characters = (string as NSString).substring(with: new)
    let runs = runRanges(in: new).map { ($0, attributes(at: $0.location, effectiveRange: nil)) }
    super.replaceCharacters(in: old, with: characters)
    for (range, attributes) in runs { super.setAttributes(attributes, range: range) }
  }

  /// Notifies the delegate and the layout managers of the edits.
  open func processEditing() {
    // Edits by the delegate belong to the current edits.
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

  /// Does nothing.
  ///
  /// The engine replaces no fonts.
  open func fixAttributes(in range: NSRange) {}

  /// Does nothing, because attributes never need fixing here.
  open func invalidateAttributes(in range: NSRange) {}

  /// Does nothing, because attributes never need fixing here.
  open func ensureAttributesAreFixed(in range: NSRange) {}
}
