public import PortSupport

/// A result of a request.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: Self = []
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}

/// A request for the objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  public private(set) var entityName: String?
  open var entity: NSEntityDescription? {
    didSet { entityName = entity?.name }
  }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 for no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  public override init() { super.init() }

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Returns the results in the current context; there is none.
  open func execute() throws -> [ResultType] { [] }
}

extension NSManagedObjectContext {
  /// Returns the objects of a request.
  ///
  /// - Throws: an error of Cocoa for an unknown entity.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let objects = try matches(of: request)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    case .countResultType: return [NSNumber(value: objects.count)].compactMap { $0 as? T }
    case .dictionaryResultType:
      return objects.compactMap { dictionary(of: $0, request.propertiesToFetch) as? T }
    default: return objects.compactMap { $0 as? T }
    }
  }

  /// Returns the number of objects of a request.
  ///
  /// - Throws: an error of Cocoa for an unknown entity.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try matches(of: request).count
  }

  private func dictionary(of object: NSManagedObject, _ properties: [Any]?) -> NSDictionary {
    let names = properties?.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
    let result = NSMutableDictionary()
    for name in names ?? Array(object.entity.attributesByName.keys) {
      if let value = object.primitiveValue(forKey: name) { result[name] = value }
    }
    return result
  }

  private func matches<T>(of request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    guard
      let entity = request.entity
        ?? request.entityName.flatMap({ NSEntityDescription.entity(forEntityName: $0, in: self) })
    else {
      throw NSError(
        domain: NSCocoaErrorDomain,
        code: NSPersistentStoreInvalidTypeError,
        userInfo: [
          NSLocalizedDescriptionKey:
            "the model has no entity '\(request.entityName ?? "")'"
        ]
      )
    }
    var objects = present(
      entity,
      includesSubentities: request.includesSubentities,
      includesChanges: request.includesPendingChanges
    )
    if let predicate = request.predicate { objects = objects.filter(predicate.evaluate) }
    objects = sorted(objects, by: request.sortDescriptors ?? [])
    objects = Array(objects.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
  }

  /// Executes a request that changes or fetches objects.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let objects = try request.objectIDs.map { $0.map(object) } ?? matches(of: request.fetchRequest)
    let ids = objects.map(\.objectID)
    persistentStoreCoordinator?.store([:], deleted: Set(ids))
    return NSBatchDeleteResult(ids: ids, type: request.resultType)
  }
}

/// Returns objects in the order of descriptors; equal objects keep their order.
func sorted(
  _ objects: [NSManagedObject],
  by descriptors: [NSSortDescriptor]
) -> [NSManagedObject] {
  guard !descriptors.isEmpty else { return objects }
  return objects.enumerated().sorted { one, other in
    for descriptor in descriptors {
      let order = descriptor.compare(one.element, to: other.element)
      if order != .orderedSame { return order == .orderedAscending }
    }
    return one.offset < other.offset
  }.map(\.element)
}

open class NSPersistentStoreResult: NSObject {}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// In CoreData's order.
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A request that deletes saved objects without loading them.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  let objectIDs: [NSManagedObjectID]?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, objectIDs) = (fetch, nil)
    super.init()
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    (fetchRequest, objectIDs) = (NSFetchRequest(), objects)
    super.init()
  }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(ids: [NSManagedObjectID], type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
    super.init()
  }
}

public let NSPersistentStoreInvalidTypeError = 134_000
