/// A place on the map.
public struct Place: Hashable {
  /// The name that the map shows.
  public let name: String
  /// The latitude in degrees.
  public let latitude: Double
  /// The longitude in degrees.
  public let longitude: Double

  /// Makes a place.
  public init(name: String, latitude: Double, longitude: Double) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Places of the first start.
  public static let samples = [
    Place(name: "Lisbon", latitude: 38.72, longitude: -9.14),
    Place(name: "Porto", latitude: 41.15, longitude: -8.61),
    Place(name: "Évora", latitude: 38.57, longitude: -7.91),
  ]
}
