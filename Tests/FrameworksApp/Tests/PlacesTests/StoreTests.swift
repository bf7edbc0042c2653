import CoreData
import Places
import XCTest

final class StoreTests: XCTestCase {
  private let store = PlaceStore()
  private var context: NSManagedObjectContext { store.container.viewContext }

  func testGeneratedClassHasDefaults() throws {
    let place = Place(context: context)
    XCTAssertEqual(place.rating, 3)
    XCTAssertFalse(place.isFavorite)
    XCTAssertNil(place.name)
    XCTAssertTrue(place.isInserted)
    XCTAssertEqual(Place.entity().managedObjectClassName.hasSuffix("Place"), true)
  }

  func testModelIsFoundInBundle() throws {
    let url = try XCTUnwrap(Bundle.main.url(forResource: "Places", withExtension: "momd"))
    let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: url))
    XCTAssertEqual(model.entitiesByName.keys.sorted(), ["Place", "Visit"])
    XCTAssertNil(Bundle.main.url(forResource: "Other", withExtension: "momd"))
  }

  func testMissingValueFailsSave() {
    _ = Place(context: context)
    XCTAssertThrowsError(try context.save()) { error in
      // 1570 is NSValidationMissingMandatoryPropertyError.
      XCTAssertEqual((error as NSError).code, 1570)
    }
  }

  func testRequestFiltersAndSorts() throws {
    for name in ["Berlin", "Bern", "Lübeck", "Rome"] { store.add(name) }
    XCTAssertEqual(try store.places(named: "BE").map(\.name), ["Berlin", "Bern", "Lübeck"])
    XCTAssertEqual(try store.places(named: "lub").map(\.name), ["Lübeck"])
    try context.save()
    XCTAssertFalse(context.hasChanges)
    XCTAssertEqual(try context.count(for: Place.fetchRequest()), 4)
  }

  func testRelationshipSetsBothEnds() throws {
    let place = store.add("Oslo")
    let visit = Visit(context: context)
    XCTAssertEqual(visit.guests, 1)
    visit.place = place
    XCTAssertEqual(place.visits?.allObjects as? [Visit], [visit])
    place.removeFromVisits(visit)
    XCTAssertNil(visit.place)
    place.addToVisits(visit)
    XCTAssertEqual(visit.place, place)
    XCTAssertEqual(visit.value(forKey: "guests") as? Int, 1)
    visit.setValue(4, forKey: "guests")
    XCTAssertEqual(visit.guests, 4)
  }

  func testIndexSetsChangeRelationship() throws {
    let place = store.add("Oslo")
    let visits = (1...3).map { _ in Visit(context: context) }
    let all = NSIndexSet(indexesIn: NSRange(location: 0, length: 3))
    place.insertManaged(visits, at: all, "visits")
    XCTAssertEqual(place.visits?.count, 3)
    place.removeManaged(at: NSIndexSet(index: 1), "visits")
    XCTAssertEqual(visits.map(\.place), [place, nil, place])
    place.replaceManaged(at: NSIndexSet(index: 0), with: [visits[1]], "visits")
    XCTAssertEqual(visits.map(\.place), [nil, place, place])
  }

  func testDeletionCascades() throws {
    let place = store.add("Oslo")
    Visit(context: context).place = place
    try context.save()
    context.delete(place)
    try context.save()
    XCTAssertEqual(try context.count(for: Visit.fetchRequest()), 0)
  }

  func testBackgroundChangesAreMerged() throws {
    let place = store.add("Oslo")
    try context.save()
    let background = store.container.newBackgroundContext()
    let copy = try XCTUnwrap(background.object(with: place.objectID) as? Place)
    XCTAssertEqual(copy.name, "Oslo")
    copy.name = "Bergen"
    XCTAssertEqual(place.name, "Oslo")
    try background.save()
    XCTAssertEqual(place.name, "Bergen")
  }

  func testRollbackRestoresValues() throws {
    let place = store.add("Oslo")
    try context.save()
    place.name = "Bergen"
    context.rollback()
    XCTAssertEqual(place.name, "Oslo")
  }

  func testPredicateReadsOperators() throws {
    let place = store.add("Oslo", rating: 4)
    for (format, expected) in [
      ("rating >= 4 AND NOT isFavorite == YES", true), ("name IN {'Oslo', 'Rome'}", true),
      ("(rating < 2 OR name BEGINSWITH 'Os') && name != nil", true), ("name LIKE 'O*o'", true),
      ("visits.@count > 0", false), ("rating BETWEEN {5, 6}", false),
    ] {
      XCTAssertEqual(NSPredicate(format: format).evaluate(with: place), expected, format)
    }
    XCTAssertTrue(NSPredicate(format: "%K == %@", "name", "Oslo").evaluate(with: place))
    XCTAssertTrue(NSPredicate(format: "rating == %d", 4).evaluate(with: place))
  }

  func testListFollowsChanges() throws {
    store.add("Rome", rating: 2)
    let berlin = store.add("Berlin", rating: 4)
    try context.save()
    let controller = PlaceListController(store: store)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
    store.add("Oslo", rating: 3)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual(controller.changes, ["insert 1"])
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 3)
    berlin.rating = 1
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual(controller.changes, ["insert 1", "move 0 2"])
    context.delete(berlin)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual(controller.changes.last, "delete 2")
  }
}
