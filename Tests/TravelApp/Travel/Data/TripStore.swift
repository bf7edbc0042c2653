import CoreData
import TravelKit

/// The saved trips.
final class TripStore {
  private let container = NSPersistentContainer(name: "Travel")

  init() {
    container.loadPersistentStores { _, _ in }
  }

  var savedTrips: [SavedTrip] {
    let request: NSFetchRequest<SavedTrip> = SavedTrip.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return (try? container.viewContext.fetch(request)) ?? []
  }

  func save(_ trip: Trip) {
    let saved = SavedTrip(context: container.viewContext)
    saved.name = trip.place.name
    saved.nights = Int32(trip.nights)
    try? container.viewContext.save()
  }
}
