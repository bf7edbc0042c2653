import BuiltInEngine
import DeviceCatalog
import Foundation
import InterfaceBuilder
import LayoutEngine
import ScenarioModel

/// The result of importing a document: its views, constraints and warnings.
struct DocumentProbe: Sendable {
  /// Ids of the views and constraints that take part in a layout.
  let objects: Set<String>
  let warnings: Set<String>
  /// The reason why the document was refused.
  let refusal: ImportError?
  private let document: InterfaceBuilderDocument?

  init(_ data: Data) {
    do throws(ImportError) {
      let document = try InterfaceBuilderDocument(data: data, file: "F")
      self.document = document
      objects = Set(document.scenes.flatMap(Self.objects))
      warnings = Set(document.warnings.map(\.message))
      refusal = nil
    } catch {
      document = nil
      objects = []
      warnings = []
      refusal = error
    }
  }

  private static func objects(of scene: InterfaceBuilderScene) -> [String] {
    var pending = scene.looseViews
    if let screen = scene.screen { pending += [screen.rootView] + screen.detachedViews }
    var ids: [String] = []
    while let view = pending.popLast() {
      ids.append(view.id)
      ids += view.constraints.map(\.id)
      pending += view.subviews
    }
    return ids
  }

  /// Returns the objects of an original that the document still has and that no longer take part in
  /// layouts, without a warning.
  ///
  /// - Parameters:
  ///   - present: The ids that the document has.
  ///   - original: The document before it was changed.
  /// - Returns: Their ids, in order.
  func silentlyLost(of present: Set<String>, from original: DocumentProbe) -> [String] {
    guard warnings.subtracting(original.warnings).isEmpty else { return [] }
    return original.objects.subtracting(objects).intersection(present).sorted()
  }

  /// Lays out all scenes at design time and at run time; returns a description of the problem.
  func layoutProblem() throws -> String? {
    for scene in document?.scenes ?? [] {
      guard let screen = scene.screen else { continue }
      guard let device = Devices.device(id: "iphone-8") else { return "there is no iPhone 8" }
      let stage = ScreenStage(device: device, orientation: .portrait)
      let question = CaseQuestion(
        scenario: Scenario(
          name: "s",
          screen: ScreenReference(name: screen.name, source: .inPlace(screen.rootView)),
          in: scene.surroundings,
          on: stage,
          steps: []
        ),
        screens: [screen],
        device: device,
        orientation: .portrait
      )
      do {
        let layouts = [
          try DesignTimeLayout.layout(of: screen, on: scene.canvas),
          try RestingLayout.layout(of: question),
        ]
        for view in layouts.flatMap(\.views) {
          let frame = view.frame
          let numbers = [frame.x, frame.y, frame.width, frame.height]
          guard numbers.allSatisfy(\.isFinite) else { return "\(view.id) has no finite frame" }
        }
      } catch {
        guard Self.isRaisedByUIKit(error) else { return "\(error)" }
      }
    }
    return nil
  }

  /// Whether an app also ends with an exception.
  ///
  /// UIKit makes cells one by one, so a constraint between a cell and another object has no common
  /// ancestor.
  private static func isRaisedByUIKit(_ error: any Error) -> Bool {
    "\(error)".contains("have no common ancestor")
  }
}
