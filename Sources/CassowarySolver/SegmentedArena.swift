/// Many growing lists in one flat buffer.
///
/// The rows and columns of a sparse matrix are thousands of short lists. A separate array for each
/// list would cost an allocation, and a reference count at every access. Here a copy of all lists
/// is one block copy. A list that outgrows its capacity moves to the end. The buffer is packed when
/// more than half of it is abandoned.
struct SegmentedArena<ListKind, Element: BitwiseCopyable & Sendable>: Sendable {
  typealias List = TypedIndex<ListKind>

  /// The index of an element in its list.
  typealias ItemIndex = TypedIndex<ItemKind<ListKind>>

  /// The offset of an element in the buffer, until the next append.
  typealias Offset = TypedIndex<OffsetKind<ListKind>>

  struct Segment: BitwiseCopyable, Sendable {
    var start: Offset

    /// The end of the elements, and the end of their capacity.
    var end, limit: ItemIndex

    static var empty: Segment { Segment(start: .first, end: .first, limit: .first) }

    @inline(__always)
    var offsets: Range<Offset> { start..<start.advanced(by: end) }
  }

  private(set) var elements = Offset.Table<Element>()
  private(set) var segments = List.Table<Segment>()
  private var abandoned = 0

  /// Reserves capacity for a number of lists, and for a total number of elements.
  mutating func reserveCapacity(lists: Int, elements elementCount: Int) {
    segments.reserveCapacity(lists)
    elements.reserveCapacity(elementCount)
  }

  /// Makes a new empty list.
  mutating func addSegment() -> List {
    let list = segments.endIndex
    segments.append(.empty)
    return list
  }

  @inline(__always)
  func count(_ list: List) -> Int {
    segments[list].end.index
  }

  /// Returns the index in a list of the next appended element.
  @inline(__always)
  func endIndex(of list: List) -> ItemIndex {
    segments[list].end
  }

  /// Returns the indices of a list's elements.
  @inline(__always)
  func indices(of list: List) -> Range<ItemIndex> {
    .first..<segments[list].end
  }

  /// Returns the offsets of a list's elements, until the next append.
  @inline(__always)
  func range(_ list: List) -> Range<Offset> {
    segments[list].offsets
  }

  /// Returns the elements of a list.
  @inline(__always)
  func elements(of list: List) -> ArraySlice<Element> {
    elements[segments[list].offsets]
  }

  /// An element by its offset in the buffer.
  @inline(__always)
  subscript(offset: Offset) -> Element {
    get { elements[offset] }
    _modify { yield &elements[offset] }
  }

  /// An element by its list and its index in that list.
  @inline(__always)
  subscript(list: List, index: ItemIndex) -> Element {
    get { elements[segments[list].start.advanced(by: index)] }
    _modify { yield &elements[segments[list].start.advanced(by: index)] }
  }

  /// Appends to a list and returns the element's index in it.
  @discardableResult
  @inline(__always)
  mutating func append(_ element: Element, to list: List) -> ItemIndex {
    let segment = segments[list]
    if segment.end == segment.limit {
      grow(list, filler: element)
    }
    let index = segment.end
    elements[segments[list].start.advanced(by: index)] = element
    segments[list].end = index.next
    return index
  }

  /// Appends elements to an empty list, without room for more.
  mutating func append(contentsOf more: some Collection<Element>, toEmpty list: List) {
    packIfWasteful()
    let start = elements.endIndex
    elements.append(contentsOf: more)
    let end = ItemIndex(more.count)
    segments[list] = Segment(start: start, end: end, limit: end)
  }

  /// Removes an element by moving the last element of the list into its position.
  ///
  /// Returns whether an element was moved.
  @inline(__always)
  mutating func swapRemove(_ index: ItemIndex, from list: List) -> Bool {
    let segment = segments[list]
    let last = segment.end.previous
    segments[list].end = last
    guard index != last else { return false }
    elements[segment.start.advanced(by: index)] = elements[segment.start.advanced(by: last)]
    return true
  }

  /// Empties a list and releases its capacity.
  mutating func clear(_ list: List) {
    abandoned += segments[list].limit.index
    segments[list] = .empty
  }

  /// The elements of all lists, without checks of bounds.
  struct UnsafeElements {
    fileprivate let elements: Offset.Table<Element>.UnsafeElements
    fileprivate let segments: List.Table<Segment>.UnsafeElements

    @inline(__always)
    subscript(list: List, index: ItemIndex) -> Element {
      elements[segments[list].start.advanced(by: index)]
    }
  }

  /// Opens the lists for reading many elements.
  @inline(__always)
  func withUnsafeElements<Result>(_ body: (UnsafeElements) -> Result) -> Result {
    elements.withUnsafeElements { elements in
      segments.withUnsafeElements { segments in
        body(UnsafeElements(elements: elements, segments: segments))
      }
    }
  }

  private mutating func grow(_ list: List, filler: Element) {
    packIfWasteful()
    let old = segments[list]
    let capacity = Swift.max(4, old.limit.index * 2)
    let start = elements.endIndex
    for offset in old.offsets {
      elements.append(elements[offset])
    }
    elements.append(repeating: filler, upTo: start.index + capacity)
    abandoned += old.limit.index
    segments[list] = Segment(start: start, end: old.end, limit: ItemIndex(capacity))
  }

  private mutating func packIfWasteful() {
    if abandoned > 1024, abandoned > elements.count / 2 { pack() }
  }

  private mutating func pack() {
    var packed = Offset.Table<Element>()
    packed.reserveCapacity(elements.count - abandoned)
    for list in segments.indices where segments[list].limit > .first {
      let segment = segments[list]
      segments[list].start = packed.endIndex
      packed.append(
        contentsOf: elements[segment.start..<segment.start.advanced(by: segment.limit)]
      )
    }
    elements = packed
    abandoned = 0
  }
}

enum ItemKind<ListKind> {}
enum OffsetKind<ListKind> {}
