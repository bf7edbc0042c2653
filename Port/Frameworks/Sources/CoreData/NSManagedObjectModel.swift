public import PortSupport

/// The entities of a data model.
///
/// `scvdb-port` generates the models of `.xcdatamodeld` files, and registers them by name.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems: code changes a model before it uses it.

  open var entities: [NSEntityDescription] = []

  public override init() { super.init() }

  /// Creates a copy of a generated model.
  ///
  /// - Parameter url: A file with the model's name, such as `Model.momd`.
  public convenience init?(contentsOf url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    guard let model = RegisteredModels.model(named: name) else { return nil }
    self.init()
    entities = model.entities
  }

  /// Returns the entities of all generated models; the bundles have no effect.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let model = NSManagedObjectModel()
    model.entities = RegisteredModels.all.flatMap(\.entities)
    return model
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  open var configurations: [String] { [] }
  open var versionIdentifiers: Set<AnyHashable> = []
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?,
    forName name: String
  ) { templates[name] = fetchRequestTemplate }

  /// Registers a generated model, which is made at its first use.
  public static func register(
    _ name: String,
    _ make: @escaping @Sendable () -> NSManagedObjectModel
  ) { RegisteredModels.register(name, make) }
}

extension Bundle {
  /// Returns the location that identifies a generated model; nil if no model has the name.
  public func dataModelURL(forResource name: String?, withExtension ext: String?) -> URL? {
    guard let name, RegisteredModels.model(named: name) != nil else { return nil }
    return bundleURL.appendingPathComponent("\(name).\(ext ?? "momd")")
  }
}

/// The generated models of the program.
enum RegisteredModels {
  private struct Entry {
    var name: String
    var make: @Sendable () -> NSManagedObjectModel
    var model: NSManagedObjectModel?
  }

  private static let lock = NSRecursiveLock()
  /// Guarded by `lock`.
  nonisolated(unsafe) private static var entries: [Entry] = []

  static func register(_ name: String, _ make: @escaping @Sendable () -> NSManagedObjectModel) {
    lock.withLock {
      guard !entries.contains(where: { $0.name == name }) else { return }
      entries.append(Entry(name: name, make: make))
    }
  }

  static func model(named name: String) -> NSManagedObjectModel? {
    describeModules()
    return lock.withLock {
      entries.firstIndex { $0.name == name }.map { made(at: $0) }
    }
  }

  /// All models, in the order of their registration.
  static var all: [NSManagedObjectModel] {
    describeModules()
    return lock.withLock { entries.indices.map { made(at: $0) } }
  }

  private static func made(at index: Int) -> NSManagedObjectModel {
    if let model = entries[index].model { return model }
    let model = entries[index].make()
    entries[index].model = model
    return model
  }
}

/// An entity: its class and properties.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems: code changes an entity before it uses it.

  open var name: String?
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open var uniquenessConstraints: [[Any]] = []
  open private(set) weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The own properties of the entity.
  private var ownProperties: [NSPropertyDescription] = []

  /// The own and the inherited properties.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      let inherited = superentity?.properties ?? []
      ownProperties = newValue.filter { new in !inherited.contains { $0 === new } }
      for property in ownProperties { property.entity = self }
    }
  }

  /// The class of the objects.
  private var objectClass: NSManagedObject.Type?

  /// The name of the class of the objects.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { objectClass = nil }
  }

  /// Sets the class of the objects; used by generated models.
  ///
  /// A class without its superclass from a missing module cannot be the class of objects, and has no effect.
  public func setManagedObjectClass(_ type: AnyClass) {
    guard let type = type as? NSManagedObject.Type else { return }
    managedObjectClassName = String(reflecting: type)
    objectClass = type
  }

  /// The class of the objects, by name unless a generated model has set it.
  var type: NSManagedObject.Type {
    if let objectClass { return objectClass }
    let found: AnyClass? = describedClass(named: managedObjectClassName, in: programModules)
    let type = found as? NSManagedObject.Type ?? NSManagedObject.self
    objectClass = type
    return type
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  func property(_ name: String) -> NSPropertyDescription? {
    ownProperties.first { $0.name == name } ?? superentity?.property(name)
  }

  func relationship(_ name: String) -> NSRelationshipDescription? {
    property(name) as? NSRelationshipDescription
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  open class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

  /// Traps for an unknown entity, where CoreData raises an exception.
  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("could not locate an entity named '\(entityName)' in the model")
    }
    return entity.type.init(entity: entity, insertInto: context)
  }
}

// MARK: Properties

open class NSPropertyDescription: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems.
  open internal(set) weak var entity: NSEntityDescription?
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var isIndexed = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
}

public enum NSDeleteRule: UInt, Sendable {
  /// In CoreData's order.
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The maximum number of objects; 0 for no limit.
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}

open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {}
