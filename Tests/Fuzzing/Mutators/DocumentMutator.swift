import Foundation
import ScvdbTestSupport

/// A document with one change.
struct Mutant {
  var data: Data
  /// The changed document; nil if its bytes were changed, so that it may not be XML.
  var markup: MutableMarkup?
  /// A description of the change.
  var change: String
  /// Whether the change selects variations, and so may remove views and constraints.
  var isSelective = false
}

/// Changes documents in the way of damaged files, manual merges and newer tools.
struct DocumentMutator {
  private let original: Data
  private var numbers: SeededGenerator

  init(_ document: Data, numbers: SeededGenerator) {
    original = document
    self.numbers = numbers
  }

  private enum Kind: CaseIterable {
    case dropAttribute, changeValue, renameAttribute, renameElement, removeElement
    case duplicateElement, moveElement, wrapElement, changeByte, cutOff
  }

  /// Returns the next mutant; nil if the document has nothing of the chosen kind.
  mutating func next() -> Mutant? {
    guard let root = MutableMarkup.parse(original), let kind = numbers.element(of: Kind.allCases)
    else { return nil }
    switch kind {
    case .changeByte: return changedByte()
    case .cutOff: return cutOff()
    default: break
    }
    let elements = root.all.dropFirst().filter { $0.isInside(["scenes", "objects"]) }
    guard let element = numbers.element(of: Array(elements)) else { return nil }
    let place = "<\(element.name) id=\"\(element.attribute("id") ?? "")\">"
    guard let change = apply(kind, to: element, in: root) else { return nil }
    return Mutant(
      data: Data(root.markup.utf8),
      markup: root,
      change: "\(change) of \(place)",
      isSelective: change.hasSuffix(" installed")
        || element.isInside(["variation", "mask", "include", "exclude"])
    )
  }

  // MARK: - Bytes

  private mutating func changedByte() -> Mutant {
    var data = original
    let offset = numbers.number(below: data.count)
    let byte = UInt8(truncatingIfNeeded: numbers.next())
    switch numbers.number(below: 3) {
    case 0: data[data.startIndex + offset] = byte
    case 1: data.insert(byte, at: data.startIndex + offset)
    default: data.remove(at: data.startIndex + offset)
    }
    return Mutant(data: data, change: "byte \(offset)")
  }

  private mutating func cutOff() -> Mutant {
    let length = numbers.number(below: original.count)
    return Mutant(data: Data(original.prefix(length)), change: "the end, from byte \(length)")
  }

  // MARK: - Elements

  private mutating func apply(
    _ kind: Kind,
    to element: MutableMarkup,
    in root: MutableMarkup
  ) -> String? {
    switch kind {
    case .dropAttribute, .changeValue, .renameAttribute:
      return changeAttribute(kind, of: element, in: root)
    case .renameElement:
      element.name = numbers.element(of: [element.name + "X", "view", "news", "label"]) ?? "news"
      return "the name"
    case .removeElement:
      element.remove()
      return "the removal"
    case .duplicateElement:
      element.parent?.append(element.copy())
      return "a copy"
    case .moveElement:
      let inside = Set(element.all.map(ObjectIdentifier.init))
      let others = root.all.filter {
        $0.isInside(["objects"]) && !inside.contains(ObjectIdentifier($0))
      }
      guard let target = numbers.element(of: others) else { return nil }
      element.remove()
      target.append(element)
      return "the move (now in <\(target.name)>)"
    case .wrapElement:
      guard let parent = element.parent else { return nil }
      let wrapper = MutableMarkup(name: element.name, attributes: [:])
      parent.append(wrapper)
      element.remove()
      wrapper.append(element)
      return "a wrapper"
    case .changeByte, .cutOff: return nil
    }
  }

  private mutating func changeAttribute(
    _ kind: Kind,
    of element: MutableMarkup,
    in root: MutableMarkup
  ) -> String? {
    guard !element.attributes.isEmpty else { return nil }
    let index = numbers.number(below: element.attributes.count)
    let name = element.attributes[index].name
    switch kind {
    case .dropAttribute: element.attributes.remove(at: index)
    case .renameAttribute: element.attributes[index].name += "X"
    default: element.attributes[index].value = value(of: name, in: root)
    }
    return "the \(kind == .changeValue ? "value" : "attribute") \(name)"
  }

  private static let nonsense = [
    "", " ", "nan", "inf", "-1", "0", "1e300", "1e-300", "99999999999999999999", "0x10", "50%",
    "1: 1", "1:0", "16:9", "1/3", "YES", "NO", "maybe", "ü\u{1F642}", "a/b", "../x",
  ]

  /// Returns nonsense, or a value of this or another attribute elsewhere in the document.
  private mutating func value(of name: String, in root: MutableMarkup) -> String {
    let all = root.all.flatMap(\.attributes)
    switch numbers.number(below: 3) {
    case 0: return numbers.element(of: Self.nonsense) ?? ""
    case 1: return numbers.element(of: all.filter { $0.name == name })?.value ?? ""
    default: return numbers.element(of: all)?.value ?? ""
    }
  }
}
