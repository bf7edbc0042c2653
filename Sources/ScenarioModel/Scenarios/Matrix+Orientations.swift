package import DeviceCatalog

extension Matrix {
  /// Returns the orientations at the start of the run on a kind of device.
  package func orientations(on idiom: DeviceIdiom) -> [DeviceOrientation] {
    idiom == .pad ? padOrientations ?? orientations : orientations
  }

  /// Sets the orientations of each kind of device.
  ///
  /// - Parameters:
  ///   - phones: The orientations on iPhones, or on all devices.
  ///   - pads: The orientations on iPads; nil for the same ones.
  package mutating func setOrientations(
    _ phones: [DeviceOrientation],
    onPads pads: [DeviceOrientation]? = nil
  ) {
    orientations = phones
    padOrientations = pads == phones ? nil : pads
  }

  /// Keeps only the first orientation of each kind of device.
  package mutating func keepFirstOrientations() {
    setOrientations(
      Array(orientations.prefix(1)),
      onPads: padOrientations.map { Array($0.prefix(1)) }
    )
  }

  /// Whether each device has more than one orientation.
  package var turns: Bool {
    devices.compactMap(Devices.device(id:)).allSatisfy { orientations(on: $0.idiom).count > 1 }
  }
}
