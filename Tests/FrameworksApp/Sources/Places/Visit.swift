import CoreData

/// A class without generated code.
@objc(Visit)
public class Visit: NSManagedObject {
  @NSManaged public var day: Date?
  @NSManaged public var guests: Int32
  @NSManaged public var place: Place?

  @nonobjc public class func fetchRequest() -> NSFetchRequest<Visit> {
    NSFetchRequest<Visit>(entityName: "Visit")
  }

  public override func awakeFromInsert() {
    super.awakeFromInsert()
    guests = 1
  }
}
