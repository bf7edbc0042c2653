public import PortSupport

// The functions in rewritten declarations with `@NSManaged`.

extension NSManagedObject {
  /// Returns the value of a property in the declared type.
  ///
  /// Traps if a required value of a type without a neutral value is missing.
  public func managedValue<Value>(_ key: String) -> Value {
    willAccessValue(forKey: key)
    if let value: Value = typed(primitiveValue(forKey: key), key) { return value }
    if let neutral = Value.self as? any NeutralValue.Type, let value = neutral.neutral as? Value {
      return value
    }
    preconditionFailure("'\(key)' of \(entity.name ?? "an entity") has no value of \(Value.self)")
  }

  /// Sets the value of a property.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(unwrappedValue(value), forKey: key)
  }

  /// Adds objects to a relationship.
  public func addManaged(_ objects: Any, _ key: String) {
    let present = self.objects(key)
    let new = list(objects).filter { new in !present.contains { $0 === new } }
    change(key, to: present + new)
  }

  /// Removes objects from a relationship.
  public func removeManaged(_ objects: Any, _ key: String) {
    let removed = list(objects)
    change(key, to: self.objects(key).filter { old in !removed.contains { $0 === old } })
  }

  /// Inserts an object into an ordered relationship.
  public func insertManaged(_ object: NSManagedObject, at index: Int, _ key: String) {
    var list = objects(key).filter { $0 !== object }
    list.insert(object, at: min(max(0, index), list.count))
    change(key, to: list)
  }

  /// Removes the object at an index of an ordered relationship.
  public func removeManaged(at index: Int, _ key: String) {
    var list = objects(key)
    list.remove(at: index)
    change(key, to: list)
  }

  /// Replaces the object at an index of an ordered relationship.
  public func replaceManaged(at index: Int, with object: NSManagedObject, _ key: String) {
    var list = objects(key)
    list[index] = object
    change(key, to: list)
  }

  /// Inserts objects into an ordered relationship, so that they have these indices afterward.
  public func insertManaged(_ objects: [NSManagedObject], at indexes: NSIndexSet, _ key: String) {
    for (index, object) in zip(indexes, objects) { insertManaged(object, at: index, key) }
  }

  /// Removes the objects at several indices of an ordered relationship.
  public func removeManaged(at indexes: NSIndexSet, _ key: String) {
    change(
      key,
      to: objects(key).enumerated().filter { !indexes.contains($0.offset) }.map(\.element)
    )
  }

  /// Replaces the objects at several indices of an ordered relationship.
  public func replaceManaged(at indexes: NSIndexSet, with objects: [NSManagedObject], _ key: String)
  {
    var list = self.objects(key)
    for (index, object) in zip(indexes, objects) { list[index] = object }
    change(key, to: list)
  }

  private func list(_ objects: Any) -> [NSManagedObject] {
    switch objects {
    case let object as NSManagedObject: [object]
    case let set as NSSet:
      set.allObjects.compactMap { $0 as? NSManagedObject }
        .sorted { $0.objectID.number < $1.objectID.number }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>:
      set.sorted { $0.objectID.number < $1.objectID.number }
    case let array as [NSManagedObject]: array
    default: []
    }
  }

  private func typed<Value>(_ value: Any?, _ key: String) -> Value? {
    guard let value else { return convertedValue(nil) }
    if let relationship = entity.relationship(key), relationship.isToMany {
      let objects = self.objects(key)
      return (value as? Value) ?? (Set(objects) as Any as? Value) ?? (objects as Any as? Value)
    }
    return convertedValue(value)
  }
}

/// Types with a value that an object returns if nothing is stored.
private protocol NeutralValue {
  static var neutral: Self { get }
}

extension Int: NeutralValue { fileprivate static var neutral: Self { 0 } }
extension Int16: NeutralValue { fileprivate static var neutral: Self { 0 } }
extension Int32: NeutralValue { fileprivate static var neutral: Self { 0 } }
extension Int64: NeutralValue { fileprivate static var neutral: Self { 0 } }
extension Double: NeutralValue { fileprivate static var neutral: Self { 0 } }
extension Float: NeutralValue { fileprivate static var neutral: Self { 0 } }
extension Bool: NeutralValue { fileprivate static var neutral: Self { false } }
extension String: NeutralValue { fileprivate static var neutral: Self { "" } }
extension Data: NeutralValue { fileprivate static var neutral: Self { Data() } }
extension Set: NeutralValue { fileprivate static var neutral: Self { [] } }
extension Array: NeutralValue { fileprivate static var neutral: Self { [] } }
