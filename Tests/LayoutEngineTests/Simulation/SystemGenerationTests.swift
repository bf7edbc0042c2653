import DeviceCatalog
import Testing
import TextMeasurement

@testable import LayoutEngine

/// The engine receives the generation of a system, so a generation must start with each system that
/// changes a behavior.
@Suite struct SystemGenerationTests {
  private static let systems =
    (7...27).flatMap { major in (0...3).map { SystemVersion(major, $0) } }

  @Test(arguments: systems)
  func systemBehavesLikeItsGeneration(system: SystemVersion) {
    let options = SimulationOptions(system: system)
    #expect(options.controlGeneration == ControlGeneration(system: system))
    #expect(options.fontGeneration == FontGeneration(system: system))
    #expect(options.keyboardAnnouncesFrameChangesWhileVisible == (system != SystemVersion(9, 0)))
    #expect(options.acceptsDirectionsWithSides == (system < 9))
    #expect(options.hasSafeArea == (system >= 11))
    #expect(options.hasCards == (system >= 13))
    #expect(options.boundsRowsByFirstBaselineOnly == (system < 14))
    #expect(options.givesTextsEqualSharesOfRows == (system < 15))
    #expect(options.placesTabBarsAtTop == (system >= 18))
    #expect(options.usesLiquidGlass == (system >= 26))
    #expect(options.applicationSystem == system)
  }

  private static let generations: [(system: SystemVersion, first: SystemVersion)] = [
    (7, 7), (8, 7), (9, 9), (10, SystemVersion(9, 1)), (12, 11), (13, 13), (14, 14), (15, 15),
    (17, 16), (18, 18), (26, 26), (27, 26),
  ]

  @Test(arguments: generations)
  func systemsWithEqualLayoutsAreOneGeneration(system: SystemVersion, first: SystemVersion) {
    #expect(system.generation == first)
  }
}
