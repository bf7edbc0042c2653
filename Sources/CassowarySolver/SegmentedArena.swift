/// Many growing lists in one flat buffer.
///
/// The rows and columns of a sparse matrix are thousands of short lists. One array each would cost
/// an allocation each and a reference count at every access; here a copy of all of them is one
/// block copy. A list that outgrows its place moves to the end, and once more than half of the
/// buffer is abandoned places, it is packed.
struct SegmentedArena<Element: BitwiseCopyable & Sendable>: Sendable {
  struct Segment: BitwiseCopyable, Sendable {
    var start: Int32
    var count: Int32
    var capacity: Int32

    static var empty: Segment { Segment(start: 0, count: 0, capacity: 0) }
  }

  private(set) var elements: ContiguousArray<Element> = []
  private(set) var segments: ContiguousArray<Segment> = []
  private var abandoned = 0

  /// Makes room for so many lists, and for so many elements of all.
  mutating func reserveCapacity(lists: Int, elements elementCount: Int) {
    segments.reserveCapacity(lists)
    elements.reserveCapacity(elementCount)
  }

  /// Makes a new empty list and returns its number.
  mutating func addSegment() -> Int32 {
    segments.append(.empty)
    return Int32(segments.count - 1)
  }

  @inline(__always)
  func count(_ list: Int32) -> Int {
    Int(segments[Int(list)].count)
  }

  /// The places of a list's elements in `elements`, until the next append.
  @inline(__always)
  func range(_ list: Int32) -> Range<Int> {
    let segment = segments[Int(list)]
    return Int(segment.start)..<Int(segment.start &+ segment.count)
  }

  /// An element by its place in the buffer.
  @inline(__always)
  subscript(place: Int) -> Element {
    get { elements[place] }
    _modify { yield &elements[place] }
  }

  /// An element by its list and its index in that list.
  @inline(__always)
  subscript(list: Int32, index: Int32) -> Element {
    get { elements[Int(segments[Int(list)].start &+ index)] }
    _modify { yield &elements[Int(segments[Int(list)].start &+ index)] }
  }

  /// Appends to a list and returns the element's index in it.
  @discardableResult
  @inline(__always)
  mutating func append(_ element: Element, to list: Int32) -> Int32 {
    let segment = segments[Int(list)]
    if segment.count == segment.capacity {
      grow(list, filler: element)
    }
    let index = segment.count
    elements[Int(segments[Int(list)].start &+ index)] = element
    segments[Int(list)].count = index &+ 1
    return index
  }

  /// Removes an element by moving the last one of the list into its place, and returns whether one
  /// was moved.
  @inline(__always)
  mutating func swapRemove(_ index: Int32, from list: Int32) -> Bool {
    let segment = segments[Int(list)]
    let last = segment.count &- 1
    segments[Int(list)].count = last
    guard index != last else { return false }
    elements[Int(segment.start &+ index)] = elements[Int(segment.start &+ last)]
    return true
  }

  /// Empties a list and gives its place up.
  mutating func clear(_ list: Int32) {
    abandoned += Int(segments[Int(list)].capacity)
    segments[Int(list)] = .empty
  }

  /// The elements of all lists, without checks of bounds.
  struct UnsafeElements {
    fileprivate let elements: UnsafeBufferPointer<Element>
    fileprivate let segments: UnsafeBufferPointer<Segment>

    @inline(__always)
    subscript(list: Int32, index: Int32) -> Element {
      elements[Int(segments[Int(list)].start &+ index)]
    }
  }

  /// Opens the lists for reading many elements.
  @inline(__always)
  func withUnsafeElements<Result>(_ body: (UnsafeElements) -> Result) -> Result {
    elements.withUnsafeBufferPointer { elements in
      segments.withUnsafeBufferPointer { segments in
        body(UnsafeElements(elements: elements, segments: segments))
      }
    }
  }

  private mutating func grow(_ list: Int32, filler: Element) {
    if abandoned > 1024, abandoned > elements.count / 2 {
      pack()
    }
    let old = segments[Int(list)]
    let capacity = Swift.max(4, old.capacity * 2)
    let start = Int32(elements.count)
    for place in old.start..<(old.start + old.count) {
      elements.append(elements[Int(place)])
    }
    for _ in old.count..<capacity {
      elements.append(filler)
    }
    abandoned += Int(old.capacity)
    segments[Int(list)] = Segment(start: start, count: old.count, capacity: capacity)
  }

  private mutating func pack() {
    var packed: ContiguousArray<Element> = []
    packed.reserveCapacity(elements.count - abandoned)
    for list in segments.indices where segments[list].capacity > 0 {
      let segment = segments[list]
      segments[list].start = Int32(packed.count)
      packed.append(
        contentsOf: elements[Int(segment.start)..<Int(segment.start + segment.capacity)]
      )
    }
    elements = packed
    abandoned = 0
  }
}
