/// The properties of an app that choose between the designs of a system.
///
/// Apps with the SDK of iOS 26 have its design, unless Info.plist contains
/// `UIDesignRequiresCompatibility`. The SDK of iOS 27 ignores that key. Apps with an older SDK keep
/// the design of iOS 18 on all later systems.
package struct DesignChoice: Hashable, Sendable {
  /// The version of the SDK that the app was linked against; nil for the newest one.
  package var linkedSDK: SystemVersion?
  /// The value of `UIDesignRequiresCompatibility` in the app's Info.plist.
  package var requiresCompatibility: Bool

  package init(linkedSDK: SystemVersion? = nil, requiresCompatibility: Bool = false) {
    self.linkedSDK = linkedSDK
    self.requiresCompatibility = requiresCompatibility
  }

  /// Whether the app keeps the design of iOS 18 on later systems.
  package var isCompatible: Bool {
    let sdk = linkedSDK ?? DeviceSystems.latest
    return sdk < 26 || requiresCompatibility && sdk < 27
  }

  /// Returns the system with the app's design: iOS 18 for a compatible app on a later system.
  package func system(on system: SystemVersion) -> SystemVersion {
    isCompatible && system >= 26 ? .usual : system
  }
}
