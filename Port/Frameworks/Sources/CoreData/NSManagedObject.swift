public import PortSupport

/// An identifier of an object, equal in all contexts.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  // Sendable by proof: the properties are constant.
  public let entity: NSEntityDescription
  /// The position among all objects of the process, in the order of their creation.
  let number: Int

  private static let lock = NSLock()
  /// Guarded by `lock`.
  nonisolated(unsafe) private static var count = 0

  init(entity: NSEntityDescription) {
    self.entity = entity
    number = Self.lock.withLock {
      Self.count += 1
      return Self.count
    }
    super.init()
  }

  open var isTemporaryID: Bool { false }
  open weak var persistentStore: NSPersistentStore? { nil }
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://memory/\(entity.name ?? "")/p\(number)")
      ?? URL(fileURLWithPath: "/")
  }
}

/// An object of a data model, in memory.
open class NSManagedObject: NSObject {
  public let entity: NSEntityDescription
  public private(set) var objectID: NSManagedObjectID
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  open internal(set) var isDeleted = false

  /// The values by key; relationships contain arrays of objects.
  private var values: [String: Any] = [:]
  /// Whether `values` are not loaded yet.
  open private(set) var isFault = false

  /// Creates an object, with the default values of its attributes.
  public required init(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    for (key, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue { values[key] = value }
    }
    guard let context else { return }
    context.insert(self)
  }

  /// Makes the object another context's object, which has its values in the context's store.
  func become(_ id: NSManagedObjectID, in context: NSManagedObjectContext) {
    objectID = id
    managedObjectContext = context
    values = [:]
    isFault = true
  }

  /// Creates an object of the entity with this class.
  ///
  /// Traps if the context's model has no such entity, where CoreData raises an exception.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc.model), insertInto: moc)
  }

  /// Returns the entity with this class in the generated models.
  open class func entity() -> NSEntityDescription { entity(in: nil) }

  private class func entity(in model: NSManagedObjectModel?) -> NSEntityDescription {
    let models = [model].compactMap { $0 } + RegisteredModels.all
    let entity = models.lazy.flatMap(\.entities).first { $0.type == self }
    guard let entity else {
      preconditionFailure("no data model has an entity with the class \(self)")
    }
    return entity
  }

  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: Events

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws { try validateValues() }
  open func validateForUpdate() throws { try validateValues() }
  open func validateForDelete() throws {}

  // MARK: State

  open var isInserted: Bool { managedObjectContext?.insertedIDs.contains(objectID) == true }
  open var isUpdated: Bool { managedObjectContext?.updatedIDs.contains(objectID) == true }
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var hasPersistentChangedValues: Bool { hasChanges }
  open var faultingState: Int { isFault ? 1 : 0 }

  /// Returns the changed values since the last save.
  open func changedValues() -> [String: Any] {
    let stored = managedObjectContext?.storedValues(of: objectID) ?? [:]
    let present = snapshot
    return present.filter { key, value in
      (value as? NSObject) != (stored[key] as? NSObject) || stored[key] == nil
    }.reduce(into: [:]) { $0[$1.key] = self.primitiveValue(forKey: $1.key) }
  }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    managedObjectContext?.storedValues(of: objectID) ?? [:]
  }

  /// The values with identifiers in place of objects.
  var snapshot: [String: Any] {
    load()
    return values.mapValues { value in
      (value as? [NSManagedObject]).map { $0.map(\.objectID) as NSArray } ?? value
    }
  }

  /// Replaces the values by a snapshot of another context.
  func replaceValues(by snapshot: [String: Any], in context: NSManagedObjectContext) {
    isFault = false
    values = snapshot.mapValues { value in
      (value as? [NSManagedObjectID]).map { ids in ids.map { context.object(with: $0) } } ?? value
    }
  }

  /// Forgets the values; the next access loads them.
  func turnIntoFault() {
    guard !isFault else { return }
    willTurnIntoFault()
    values = [:]
    isFault = true
    didTurnIntoFault()
  }

  private func load() {
    guard isFault, let context = managedObjectContext else { return }
    isFault = false
    replaceValues(by: context.storedValues(of: objectID) ?? [:], in: context)
    awakeFromFetch()
  }

  /// The key of a missing required value; nil if there is none.
  private var missingKey: String? {
    load()
    return entity.properties.first { property in
      guard !property.isOptional else { return false }
      let value = values[property.name]
      return value == nil || (value as? [NSManagedObject])?.isEmpty == true
    }?.name
  }

  private func validateValues() throws {
    guard let key = missingKey else { return }
    throw NSError(
      domain: NSCocoaErrorDomain,
      code: NSValidationMissingMandatoryPropertyError,
      userInfo: [
        NSLocalizedDescriptionKey: "\(key) is a required value.",
        NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: self,
      ]
    )
  }

  // MARK: Values

  open func willAccessValue(forKey key: String?) { load() }
  open func didAccessValue(forKey key: String?) {}
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  /// Returns the value of an attribute, or the object or set of a relationship.
  open func primitiveValue(forKey key: String) -> Any? {
    load()
    guard let relationship = entity.relationship(key) else { return values[key] }
    let objects = objects(key)
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets a value without a notification.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    load()
    guard entity.relationship(key) != nil else {
      values[key] = value.flatMap { storedValue($0) }
      return
    }
    values[key] = managedObjects(value)
  }

  /// The objects of a relationship, in the order of their addition.
  func objects(_ key: String) -> [NSManagedObject] {
    load()
    return (values[key] as? [NSManagedObject] ?? []).filter { !$0.isDeleted }
  }

  /// Sets the value of a property, the inverse relationships, and the state of the object.
  func change(_ key: String, to value: Any?) {
    load()
    keyValueWillChange(self, key)
    defer { keyValueDidChange(self, key) }
    if let relationship = entity.relationship(key) {
      changeObjects(of: relationship, to: managedObjects(value))
    } else {
      values[key] = value.flatMap { storedValue($0) }
    }
    managedObjectContext?.didChange(self)
  }

  private func changeObjects(
    of relationship: NSRelationshipDescription,
    to objects: [NSManagedObject]
  ) {
    let key = relationship.name
    let old = self.objects(key)
    let new = relationship.isToMany ? objects : Array(objects.prefix(1))
    values[key] = new
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !new.contains(where: { $0 === object }) {
      object.unlink(self, inverse)
    }
    for object in new where !old.contains(where: { $0 === object }) {
      object.link(self, inverse)
    }
  }

  /// Adds an object to the other end of a relationship.
  private func link(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let key = relationship.name
    let present = objects(key)
    guard !present.contains(where: { $0 === object }) else { return }
    if relationship.isToMany {
      values[key] = present + [object]
    } else {
      if let former = present.first, let inverse = relationship.inverseRelationship {
        former.unlink(self, inverse)
      }
      values[key] = [object]
    }
    managedObjectContext?.didChange(self)
  }

  /// Removes an object from the other end of a relationship.
  func unlink(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    values[relationship.name] = objects(relationship.name).filter { $0 !== object }
    managedObjectContext?.didChange(self)
  }

  private func managedObjects(_ value: Any?) -> [NSManagedObject] {
    var known: Set<ObjectIdentifier> = []
    let list: [Any] =
      switch value {
      case let object as NSManagedObject: [object]
      case let set as NSOrderedSet: set.array
      case let set as NSSet: set.allObjects
      case let set as Set<NSManagedObject>: Array(set)
      case let array as [Any]: array
      default: []
      }
    let objects = list.compactMap { $0 as? NSManagedObject }
      .filter { known.insert(ObjectIdentifier($0)).inserted }
    // Sets have no order; the order of creation makes results reproducible.
    return value is NSOrderedSet || value is [Any]
      ? objects : objects.sorted { $0.objectID.number < $1.objectID.number }
  }
}

/// Returns a value as it is stored: nil for `NSNull` and for an optional without content.
private func storedValue(_ value: Any) -> Any? {
  value is NSNull ? nil : unwrappedValue(value)
}

/// Returns a number as an object, as Objective-C does.
private func objectValue(_ value: Any) -> Any {
  switch value {
  case let value as NSObject: value
  case let value as Bool: NSNumber(value: value)
  case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
  case let value as Float: NSNumber(value: value)
  case let value as Double: NSNumber(value: value)
  default: value
  }
}

extension NSManagedObject: Override__value_forKey_1, Override__setValue_forKey_2 {
  public func value__override(forKey key: String) -> Any? {
    guard entity.property(key) != nil else { return value__base(forKey: key) }
    return primitiveValue(forKey: key).map(objectValue)
  }

  public func setValue__override(_ value: Any?, forKey key: String) {
    guard entity.property(key) != nil else { return setValue__base(value, forKey: key) }
    change(key, to: value)
  }
}

extension NSManagedObject {
  /// Returns the set of a relationship; changes of it change the object.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    ManagedSet(of: self, key)
  }

  /// Returns a copy of an ordered relationship.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    NSMutableOrderedSet(array: objects(key))
  }
}

/// The objects of a relationship.
private final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(of owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { fatalError("a set of a relationship has an owner") }
  required convenience init() { fatalError("a set of a relationship has an owner") }
  override init(objects: UnsafePointer<AnyObject>?, count: Int) {
    fatalError("a set of a relationship has an owner")
  }
  required init?(coder: NSCoder) { nil }

  override var count: Int { owner.objects(key).count }
  override func member(_ object: Any) -> Any? {
    owner.objects(key).first { $0 === object as AnyObject }
  }
  override func objectEnumerator() -> NSEnumerator {
    NSArray(array: owner.objects(key)).objectEnumerator()
  }
  override func add(_ object: Any) { owner.change(key, to: owner.objects(key) + [object]) }
  override func remove(_ object: Any) {
    owner.change(key, to: owner.objects(key).filter { $0 !== object as AnyObject })
  }
}

public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
