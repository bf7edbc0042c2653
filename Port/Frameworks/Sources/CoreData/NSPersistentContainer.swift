public import PortSupport

/// The saved objects of all contexts, in memory.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems. The blocks of all contexts run on the device's thread.

  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  var records: [NSManagedObjectID: [String: Any]] = [:]
  var contexts: [WeakContext] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  /// Adds a store in memory, for any type and location.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL)
    persistentStores.append(store)
    return store
  }

  /// Adds a store in memory, and calls the handler at once.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStores.append(
      NSPersistentStore(type: storeDescription.type, url: storeDescription.url)
    )
    block(storeDescription, nil)
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { records = [:] }
  }

  open func destroyPersistentStore(
    at url: URL,
    ofType storeType: String,
    options: [AnyHashable: Any]? = nil
  ) throws { records = [:] }

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    records.keys.first { $0.uriRepresentation() == url }
  }

  func store(_ values: [NSManagedObjectID: [String: Any]], deleted: Set<NSManagedObjectID>) {
    records.merge(values) { $1 }
    for id in deleted { records[id] = nil }
  }

  /// Merges saved changes into the other contexts that merge automatically.
  func merge(
    _ values: [NSManagedObjectID: [String: Any]],
    _ changes: NSManagedObjectContext.Changes,
    from source: NSManagedObjectContext
  ) {
    contexts.removeAll { $0.context == nil }
    for context in contexts.compactMap(\.context) where context !== source {
      if context.automaticallyMergesChangesFromParent { context.merge(values, changes) }
    }
  }
}

struct WeakContext {
  weak var context: NSManagedObjectContext?
}

/// A store of saved objects, in memory.
open class NSPersistentStore: NSObject {
  public let type: String
  open var url: URL?
  open var identifier: String! = ""
  open var metadata: [String: Any]! = [:]

  init(type: String, url: URL?) {
    (self.type, self.url) = (type, url)
    super.init()
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// The configuration of a store; the store is in memory for every type.
open class NSPersistentStoreDescription: NSObject {
  open var type = NSSQLiteStoreType
  open var url: URL?
  open var configuration: String?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open private(set) var options: [String: NSObject] = [:]

  public override init() { super.init() }

  public init(url: URL) {
    self.url = url
    super.init()
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A data model with a store and its contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems.

  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with a generated model; the model is empty if none has the name.
  public convenience init(name: String) {
    let model = RegisteredModels.model(named: name) ?? NSManagedObjectModel()
    self.init(name: name, managedObjectModel: model)
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
      )
    ]
    super.init()
  }

  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
  }

  /// Adds the stores in memory, and calls the handler for each.
  ///
  /// The handler is called in the next turn of the run loop for a description that adds its store
  /// asynchronously, and otherwise at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        continue
      }
      DispatchQueue.deviceMain.async { [persistentStoreCoordinator] in
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
      }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block in the next turn of the run loop, with a new context.
  @preconcurrency
  open func performBackgroundTask(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> Void
  ) {
    let context = newBackgroundContext()
    DispatchQueue.deviceMain.async { block(context) }
  }

  /// Runs a block at once, with a new context.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container with a copy in the cloud; the copy does not exist here.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
