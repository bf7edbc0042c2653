public import PortSupport

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of the results.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Receives the changes of the results; every method has a default.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  )
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// The results of a request in sections, and their changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var contents: SectionedResults?
  private var observer: (any NSObjectProtocol)?
  /// The controller that the delegate receives, with the same contents.
  private var erased: NSFetchedResultsController<any NSFetchRequestResult>?

  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    super.init()
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  open class func deleteCache(withName name: String?) {}

  /// - Throws: an error of Cocoa for an unknown entity.
  open func performFetch() throws {
    contents = try fetchedContents()
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange,
      object: managedObjectContext,
      queue: nil
    ) { [weak self] notification in self?.update(after: notification) }
  }

  private func fetchedContents() throws -> SectionedResults {
    let objects = try managedObjectContext.fetch(fetchRequest).compactMap {
      $0 as? NSManagedObject
    }
    return SectionedResults(objects, by: sectionNameKeyPath)
  }

  open var fetchedObjects: [ResultType]? {
    contents?.objects.compactMap { $0 as? ResultType }
  }

  open var sections: [any NSFetchedResultsSectionInfo]? { contents?.sections }

  open var sectionIndexTitles: [String] {
    contents?.sections.compactMap(\.indexTitle) ?? []
  }

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  /// Traps for a path outside of the results, where CoreData raises an exception.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections = contents?.sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].members.indices.contains(indexPath.row),
      let object = sections[indexPath.section].members[indexPath.row] as? ResultType
    else { preconditionFailure("no object at \(indexPath)") }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    contents?.path(of: object as AnyObject)
  }

  // MARK: Changes

  private func update(after notification: Notification) {
    guard let old = contents, let new = try? fetchedContents() else { return }
    contents = new
    let updated = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].flatMap { key in
      Array(notification.userInfo?[key] as? Set<NSManagedObject> ?? [])
    }
    let changes = new.changes(since: old, updated: Set(updated.map(\.objectID)))
    guard let delegate, !changes.isEmpty else { return }
    let controller = delegateController
    controller.contents = old
    delegate.controllerWillChangeContent(controller)
    controller.contents = new
    for change in changes.sections {
      delegate.controller(
        controller,
        didChange: change.section,
        atSectionIndex: change.index,
        for: change.type
      )
    }
    for change in changes.objects {
      delegate.controller(
        controller,
        didChange: change.object,
        at: change.old,
        for: change.type,
        newIndexPath: change.new
      )
    }
    delegate.controllerDidChangeContent(controller)
  }

  private var delegateController: NSFetchedResultsController<any NSFetchRequestResult> {
    if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
    if let erased { return erased }
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: fetchRequest.entityName ?? ""
    )
    let made = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request,
      managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath,
      cacheName: nil
    )
    erased = made
    return made
  }
}

/// Results in sections.
struct SectionedResults {
  struct Section: NSFetchedResultsSectionInfo {
    var name: String
    var members: [NSManagedObject]

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  struct Changes {
    var sections: [(section: Section, index: Int, type: NSFetchedResultsChangeType)] = []
    var objects:
      [(
        object: NSManagedObject, old: IndexPath?, new: IndexPath?,
        type: NSFetchedResultsChangeType
      )] = []

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }
  }

  let sections: [Section]

  /// Groups sorted objects: a section ends where the value of the key path changes.
  init(_ objects: [NSManagedObject], by keyPath: String?) {
    guard let keyPath else {
      sections = [Section(name: "", members: objects)]
      return
    }
    var sections: [Section] = []
    for object in objects {
      let name = object.value(forKeyPath: keyPath).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].members.append(object)
      } else {
        sections.append(Section(name: name, members: [object]))
      }
    }
    self.sections = sections
  }

  var objects: [NSManagedObject] { sections.flatMap(\.members) }

  func path(of object: AnyObject) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.members.firstIndex(where: { $0 === object }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  private var paths: [NSManagedObjectID: IndexPath] {
    sections.enumerated().reduce(into: [:]) { paths, section in
      for (row, object) in section.element.members.enumerated() {
        paths[object.objectID] = IndexPath(row: row, section: section.offset)
      }
    }
  }

  /// Returns the changes since earlier results, each kind in the order of the paths.
  func changes(
    since old: SectionedResults,
    updated: Set<NSManagedObjectID>
  ) -> Changes {
    var changes = Changes()
    let (names, oldNames) = (Set(sections.map(\.name)), Set(old.sections.map(\.name)))
    for (index, section) in old.sections.enumerated() where !names.contains(section.name) {
      changes.sections.append((section, index, .delete))
    }
    for (index, section) in sections.enumerated() where !oldNames.contains(section.name) {
      changes.sections.append((section, index, .insert))
    }
    let (oldPaths, paths) = (old.paths, paths)
    for object in old.objects where paths[object.objectID] == nil {
      changes.objects.append((object, oldPaths[object.objectID], nil, .delete))
    }
    for object in objects where oldPaths[object.objectID] == nil {
      changes.objects.append((object, nil, paths[object.objectID], .insert))
    }
    let moved = moves(since: old)
    for object in objects where updated.contains(object.objectID) || moved.contains(object.objectID)
    {
      let (before, after) = (oldPaths[object.objectID], paths[object.objectID])
      guard let before, let after else { continue }
      let type: NSFetchedResultsChangeType = moved.contains(object.objectID) ? .move : .update
      changes.objects.append((object, before, after, type))
    }
    return changes
  }

  /// Returns the objects that have another position among the remaining objects.
  private func moves(since old: SectionedResults) -> Set<NSManagedObjectID> {
    let present = Set(objects.map(\.objectID))
    let former = Set(old.objects.map(\.objectID))
    func order(_ results: SectionedResults) -> [(String, NSManagedObjectID)] {
      results.sections.flatMap { section in
        section.members.map { (section.name, $0.objectID) }
      }.filter { present.contains($0.1) && former.contains($0.1) }
    }
    let difference = order(self).difference(from: order(old)) { $0 == $1 }
    return Set(
      difference.insertions.compactMap {
        if case .insert(_, let element, _) = $0 { element.1 } else { nil }
      }
    )
  }
}
