/// An array that is indexed by the indices of one kind.
struct IndexedTable<Kind, Element> {
  private(set) var elements: ContiguousArray<Element>

  init() {
    elements = []
  }

  init(_ elements: some Sequence<Element>) {
    self.elements = ContiguousArray(elements)
  }

  init(repeating element: Element, count: Int) {
    elements = ContiguousArray(repeating: element, count: count)
  }

  @inline(__always)
  subscript(index: TypedIndex<Kind>) -> Element {
    get { elements[index.index] }
    set { elements[index.index] = newValue }
    _modify { yield &elements[index.index] }
  }

  subscript(range: Range<TypedIndex<Kind>>) -> ArraySlice<Element> {
    elements[range.lowerBound.index..<range.upperBound.index]
  }

  @inline(__always)
  var count: Int { elements.count }

  @inline(__always)
  var endIndex: TypedIndex<Kind> { TypedIndex(elements.count) }

  @inline(__always)
  var indices: Range<TypedIndex<Kind>> { .first..<endIndex }

  var last: Element? { elements.last }
}

extension IndexedTable: Sendable where Element: Sendable {}

extension IndexedTable: Sequence {
  func makeIterator() -> ContiguousArray<Element>.Iterator {
    elements.makeIterator()
  }
}

// MARK: - Growing

extension IndexedTable {
  mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
  }

  /// Appends the element for the next index, `endIndex`.
  @inline(__always)
  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func append(contentsOf more: some Sequence<Element>) {
    elements.append(contentsOf: more)
  }

  /// Appends an element until the table has a number of elements.
  @inline(__always)
  mutating func append(repeating element: Element, upTo count: Int) {
    guard elements.count < count else { return }
    elements.append(contentsOf: repeatElement(element, count: count - elements.count))
  }

  mutating func removeLast() {
    elements.removeLast()
  }

  mutating func removeAll(from index: TypedIndex<Kind>) {
    elements.removeLast(elements.count - index.index)
  }

  mutating func removeAll(keepingCapacity isKept: Bool) {
    elements.removeAll(keepingCapacity: isKept)
  }
}

// MARK: - Without checks

extension IndexedTable {
  /// The elements of a table, without checks of bounds.
  struct UnsafeElements {
    private let elements: UnsafeBufferPointer<Element>

    init(_ elements: UnsafeBufferPointer<Element>) {
      self.elements = elements
    }

    @inline(__always)
    subscript(index: TypedIndex<Kind>) -> Element { elements[index.index] }

    /// The element after an index.
    @inline(__always)
    subscript(after index: TypedIndex<Kind>) -> Element { elements[index.index &+ 1] }

    /// Returns whether an element in a range matches.
    @inline(__always)
    func contains(in range: Range<TypedIndex<Kind>>, where isMatch: (Element) -> Bool) -> Bool {
      var index = range.lowerBound.index
      let end = range.upperBound.index
      while index < end {
        if isMatch(elements[index]) { return true }
        index &+= 1
      }
      return false
    }

    /// Calls a body with the elements in a range.
    @inline(__always)
    func forEach(in range: Range<TypedIndex<Kind>>, _ body: (Element) -> Void) {
      var index = range.lowerBound.index
      let end = range.upperBound.index
      while index < end {
        body(elements[index])
        index &+= 1
      }
    }
  }

  /// The elements of a table for changes in place, without checks of bounds and of uniqueness.
  struct UnsafeMutableElements {
    private let elements: UnsafeMutableBufferPointer<Element>

    fileprivate init(_ elements: UnsafeMutableBufferPointer<Element>) {
      self.elements = elements
    }

    @inline(__always)
    subscript(index: TypedIndex<Kind>) -> Element {
      get { elements[index.index] }
      nonmutating _modify { yield &elements[index.index] }
    }
  }

  @inline(__always)
  func withUnsafeElements<Result>(_ body: (UnsafeElements) -> Result) -> Result {
    elements.withUnsafeBufferPointer { body(UnsafeElements($0)) }
  }

  @inline(__always)
  mutating func withUnsafeMutableElements<Result>(
    _ body: (UnsafeMutableElements) -> Result
  ) -> Result {
    elements.withUnsafeMutableBufferPointer { body(UnsafeMutableElements($0)) }
  }
}
