/// The file that each target gets besides its own: it makes the names of Foundation that wait or
/// notify mean those of the simulated device.
package struct TargetShim {
  /// The name of the file.
  package static let fileName = "ScvdbPortShim.swift"

  /// Whether the target tests with XCTest.
  package var testsWithXCTest: Bool
  /// The types that the target declares itself.
  package var declaredTypes: Set<String>

  package init(testsWithXCTest: Bool, declaredTypes: Set<String>) {
    self.testsWithXCTest = testsWithXCTest
    self.declaredTypes = declaredTypes
  }

  private static let simulated = ["DispatchQueue", "NotificationCenter", "RunLoop", "Timer"]

  /// The text of the file.
  package var text: String {
    let modules =
      ["UIKit", "CoreGraphics", "QuartzCore", "PortSupport"]
      + (testsWithXCTest ? ["PortTestSupport"] : [])
    let imports = modules.map { "@_exported public import \($0)\n" }
    let names = Self.simulated.filter { !declaredTypes.contains($0) }
      .map { "public typealias \($0) = UIKit.\($0)\n" }
    return imports.joined() + "\n" + names.joined()
  }
}
