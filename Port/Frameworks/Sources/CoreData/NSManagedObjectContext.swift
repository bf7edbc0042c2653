public import PortSupport

/// The objects of a task, and their unsaved changes.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems. The blocks of all contexts run on the device's thread.

  public struct ConcurrencyType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let privateQueue = Self(rawValue: 1)
    public static let mainQueue = Self(rawValue: 2)
  }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  /// Stored only; changes are not undone.
  open var undoManager: AnyObject?
  open var userInfo = NSMutableDictionary()
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var stalenessInterval: TimeInterval = -1
  open var transactionAuthor: String?
  open var retainsRegisteredObjects = false

  /// The context with the saved objects; nil if the coordinator has them.
  open var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.contexts.append(WeakContext(context: self))
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    )
  }

  public convenience override init() {
    self.init(concurrencyType: .privateQueueConcurrencyType)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Blocks

  /// Runs a block in the next turn of the run loop.
  @preconcurrency
  open func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.deviceMain.async { block() }
  }

  /// Runs a block at once.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// Runs a block at once.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }

  public enum ScheduledTaskType: Hashable, Sendable {
    /// The time of a block of `perform(schedule:_:)`, which has no effect here.
    case immediate, enqueued
  }

  // MARK: Objects

  private var objects: [NSManagedObjectID: NSManagedObject] = [:]
  private(set) var insertedIDs: Set<NSManagedObjectID> = []
  private(set) var updatedIDs: Set<NSManagedObjectID> = []
  private(set) var deletedIDs: Set<NSManagedObjectID> = []

  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  open var insertedObjects: Set<NSManagedObject> { registered(insertedIDs) }
  open var updatedObjects: Set<NSManagedObject> { registered(updatedIDs) }
  open var deletedObjects: Set<NSManagedObject> { registered(deletedIDs) }
  open var hasChanges: Bool {
    !insertedIDs.isEmpty || !updatedIDs.isEmpty || !deletedIDs.isEmpty
  }

  private func registered(_ ids: Set<NSManagedObjectID>) -> Set<NSManagedObject> {
    Set(ids.compactMap { objects[$0] })
  }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    objects[object.objectID] = object
    insertedIDs.insert(object.objectID)
    object.awakeFromInsert()
    announce(object.objectID, in: \.inserted)
  }

  /// Deletes an object, and applies the delete rules of its relationships.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    object.prepareForDeletion()
    let relationships = object.entity.properties.compactMap { $0 as? NSRelationshipDescription }
    let related = relationships.map { ($0, object.objects($0.name)) }
    object.isDeleted = true
    for (relationship, others) in related {
      for other in others {
        if let inverse = relationship.inverseRelationship { other.unlink(object, inverse) }
        if relationship.deleteRule == .cascadeDeleteRule { delete(other) }
      }
    }
    let id = object.objectID
    updatedIDs.remove(id)
    if insertedIDs.remove(id) == nil { deletedIDs.insert(id) }
    announce(id, in: \.deleted)
  }

  func didChange(_ object: NSManagedObject) {
    let id = object.objectID
    guard objects[id] === object, !object.isDeleted else { return }
    if !insertedIDs.contains(id) { updatedIDs.insert(id) }
    announce(id, in: \.updated)
  }

  /// Returns the object with an identifier, which may have no values.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = objects[objectID] { return object }
    let object = objectID.entity.type.init(entity: objectID.entity, insertInto: nil)
    object.become(objectID, in: self)
    objects[objectID] = object
    return object
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  /// - Throws: an error of Cocoa if no saved object has the identifier.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let object = objects[objectID]
    guard insertedIDs.contains(objectID) || storedValues(of: objectID) != nil,
      object?.isDeleted != true
    else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
    }
    return self.object(with: objectID)
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func assign(_ object: Any, to store: NSPersistentStore) {}

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag || !updatedIDs.contains(object.objectID) else { return }
    updatedIDs.remove(object.objectID)
    if !insertedIDs.contains(object.objectID) { object.turnIntoFault() }
  }

  open func refreshAllObjects() {
    for object in objects.values { refresh(object, mergeChanges: true) }
  }

  /// Forgets all objects.
  open func reset() {
    objects = [:]
    (insertedIDs, updatedIDs, deletedIDs) = ([], [], [])
    pending = Changes()
  }

  /// Forgets all unsaved changes.
  open func rollback() {
    for id in insertedIDs {
      objects[id]?.managedObjectContext = nil
      objects[id] = nil
    }
    for id in deletedIDs { objects[id]?.isDeleted = false }
    let stale = updatedIDs.union(deletedIDs)
    (insertedIDs, updatedIDs, deletedIDs) = ([], [], [])
    for id in stale { objects[id]?.turnIntoFault() }
    for id in stale { announce(id, in: \.refreshed) }
  }

  // MARK: Saved values

  /// Returns the saved values of an object; nil if it is not saved.
  func storedValues(of id: NSManagedObjectID) -> [String: Any]? {
    guard let parent else { return persistentStoreCoordinator?.records[id] }
    guard !parent.deletedIDs.contains(id) else { return nil }
    if let object = parent.objects[id], !object.isFault { return object.snapshot }
    return parent.storedValues(of: id)
  }

  /// The identifiers of all saved objects.
  private var storedIDs: Set<NSManagedObjectID> {
    guard let parent else {
      return Set(persistentStoreCoordinator.map { Array($0.records.keys) } ?? [])
    }
    return parent.presentIDs
  }

  /// The identifiers of all objects, with unsaved changes.
  private var presentIDs: Set<NSManagedObjectID> {
    storedIDs.union(insertedIDs).subtracting(deletedIDs)
  }

  /// Returns the objects of an entity, in the order of their creation.
  func present(
    _ entity: NSEntityDescription,
    includesSubentities: Bool,
    includesChanges: Bool
  ) -> [NSManagedObject] {
    (includesChanges ? presentIDs : storedIDs)
      .filter { includesSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity === entity }
      .sorted { $0.number < $1.number }
      .map(object).filter { !$0.isDeleted }
  }

  /// Saves all changes.
  ///
  /// - Throws: an error of Cocoa if a required value is missing.
  open func save() throws {
    guard hasChanges else { return }
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextWillSave, object: self)
    let changes = Changes(inserted: insertedIDs, updated: updatedIDs, deleted: deletedIDs)
    for id in changes.inserted.sortedByNumber { objects[id]?.willSave() }
    for id in changes.updated.sortedByNumber { objects[id]?.willSave() }
    for id in changes.inserted.sortedByNumber { try objects[id]?.validateForInsert() }
    for id in changes.updated.sortedByNumber { try objects[id]?.validateForUpdate() }
    let values = changes.inserted.union(changes.updated)
      .reduce(into: [NSManagedObjectID: [String: Any]]()) { $0[$1] = objects[$1]?.snapshot }
    (insertedIDs, updatedIDs, deletedIDs) = ([], [], [])
    processPendingChanges()
    if let parent {
      parent.receive(values, changes)
    } else {
      persistentStoreCoordinator?.store(values, deleted: changes.deleted)
    }
    center.post(
      name: .NSManagedObjectContextDidSave,
      object: self,
      userInfo: userInfo(of: changes)
    )
    for id in values.keys.map(\.self).sortedByNumber { objects[id]?.didSave() }
    for id in changes.deleted { objects[id] = nil }
    if parent == nil { persistentStoreCoordinator?.merge(values, changes, from: self) }
  }

  /// Applies the saved changes of a child.
  private func receive(_ values: [NSManagedObjectID: [String: Any]], _ changes: Changes) {
    for id in changes.inserted.sortedByNumber {
      insertedIDs.insert(id)
      _ = object(with: id)
    }
    for (id, snapshot) in values { object(with: id).replaceValues(by: snapshot, in: self) }
    updatedIDs.formUnion(changes.updated.subtracting(insertedIDs))
    for id in changes.deleted {
      object(with: id).isDeleted = true
      updatedIDs.remove(id)
      if insertedIDs.remove(id) == nil { deletedIDs.insert(id) }
    }
    pending.formUnion(changes)
    processPendingChanges()
  }

  /// Refreshes the objects that another context has saved.
  func merge(_ values: [NSManagedObjectID: [String: Any]], _ changes: Changes) {
    for id in values.keys where !updatedIDs.contains(id) {
      objects[id]?.turnIntoFault()
    }
    for id in changes.deleted { objects[id]?.isDeleted = true }
    pending.formUnion(changes)
    processPendingChanges()
    for id in changes.deleted { objects[id] = nil }
  }

  /// Refreshes the objects that another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String) -> Set<NSManagedObjectID> {
      Set((notification.userInfo?[key] as? Set<NSManagedObject> ?? []).map(\.objectID))
    }
    let changes = Changes(
      inserted: ids(NSInsertedObjectsKey),
      updated: ids(NSUpdatedObjectsKey),
      deleted: ids(NSDeletedObjectsKey)
    )
    let values = Dictionary(
      changes.inserted.union(changes.updated).map { ($0, [String: Any]()) }
    ) { first, _ in first }
    merge(values, changes)
  }

  // MARK: Notifications

  /// Identifiers of changed objects.
  struct Changes {
    var inserted: Set<NSManagedObjectID> = []
    var updated: Set<NSManagedObjectID> = []
    var deleted: Set<NSManagedObjectID> = []
    var refreshed: Set<NSManagedObjectID> = []

    var isEmpty: Bool {
      inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
    }

    mutating func formUnion(_ other: Changes) {
      inserted.formUnion(other.inserted)
      updated.formUnion(other.updated)
      deleted.formUnion(other.deleted)
      refreshed.formUnion(other.refreshed)
    }
  }

  private var pending = Changes()
  private var isAnnouncing = false

  private func announce(
    _ id: NSManagedObjectID,
    in kind: WritableKeyPath<Changes, Set<NSManagedObjectID>>
  ) {
    pending[keyPath: kind].insert(id)
    guard !isAnnouncing else { return }
    isAnnouncing = true
    DispatchQueue.deviceMain.async { [weak self] in self?.processPendingChanges() }
  }

  /// Announces the changes since the last announcement, as at the end of a turn of the run loop.
  open func processPendingChanges() {
    isAnnouncing = false
    guard !pending.isEmpty else { return }
    var changes = pending
    pending = Changes()
    changes.updated.subtract(changes.inserted)
    changes.updated.subtract(changes.deleted)
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange,
      object: self,
      userInfo: userInfo(of: changes)
    )
  }

  private func userInfo(of changes: Changes) -> [AnyHashable: Any] {
    let sets = [
      NSInsertedObjectsKey: changes.inserted, NSUpdatedObjectsKey: changes.updated,
      NSDeletedObjectsKey: changes.deleted, NSRefreshedObjectsKey: changes.refreshed,
    ]
    return sets.filter { !$0.value.isEmpty }.reduce(into: [:]) { $0[$1.key] = registered($1.value) }
  }

  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}

extension Collection<NSManagedObjectID> {
  /// The identifiers in the order of their creation.
  var sortedByNumber: [NSManagedObjectID] { sorted { $0.number < $1.number } }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// The rule for conflicts between contexts; the later save has precedence always.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // Sendable by proof: there are no stored properties.
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}

public let NSErrorMergePolicy: Any = NSMergePolicy.error
public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSManagedObjectReferentialIntegrityError = 133_000

extension Notification.Name {
  public static let NSManagedObjectContextObjectsDidChange =
    Self("NSObjectsChangedInManagingContextNotification")
  public static let NSManagedObjectContextDidSave =
    Self("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave =
    Self("NSManagingContextWillSaveChangesNotification")
  public static let NSPersistentStoreRemoteChange =
    Self("NSPersistentStoreRemoteChangeNotification")
}
