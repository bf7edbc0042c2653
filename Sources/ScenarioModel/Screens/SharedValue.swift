/// A large value outside of the values that contain it.
///
/// Copies of a container share the value until one of them changes it. A copy then counts one
/// reference, instead of the references of all members.
@usableFromInline
struct SharedValue<Value> {
  /// Stores the value; it changes only while it has one owner.
  @usableFromInline
  final class Storage {
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  @inlinable
  init(_ value: Value) { storage = Storage(value) }

  /// The value, read and changed in place.
  @inlinable var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

// A shared storage never changes, so that threads only read it.
extension SharedValue: @unchecked Sendable where Value: Sendable {}

extension SharedValue: Equatable where Value: Equatable {
  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }
}

extension SharedValue: Hashable where Value: Hashable {
  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

extension SharedValue: Decodable where Value: Decodable {
  @usableFromInline
  init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }
}

extension SharedValue: Encodable where Value: Encodable {
  @usableFromInline
  func encode(to encoder: any Encoder) throws { try storage.value.encode(to: encoder) }
}
