import CoreData

/// The places in a container with the model of the package.
public final class PlaceStore {
  public let container = NSPersistentContainer(name: "Places")

  public init() {
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }

  @discardableResult
  public func add(_ name: String, rating: Int16 = 3) -> Place {
    let place = Place(context: container.viewContext)
    place.name = name
    place.rating = rating
    return place
  }

  public func places(named text: String) throws -> [Place] {
    let request: NSFetchRequest<Place> = Place.fetchRequest()
    request.predicate = NSPredicate(format: "name CONTAINS[cd] %@", text)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try container.viewContext.fetch(request)
  }

  public func results() -> NSFetchedResultsController<Place> {
    let request: NSFetchRequest<Place> = Place.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Place.rating, ascending: false),
      NSSortDescriptor(key: "name", ascending: true),
    ]
    return NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: container.viewContext,
      sectionNameKeyPath: nil,
      cacheName: nil
    )
  }
}
