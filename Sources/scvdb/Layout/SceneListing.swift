import BuiltInEngine
import Foundation
import ScenarioModel
import StoryboardImport

/// The laid-out scenes of one document, ready to be printed.
struct SceneListing {
  /// Why a document has no listing.
  enum Failure: Error, CustomStringConvertible {
    case document(ImportError)
    case scene(file: String, ScreenBuildError)

    var description: String {
      switch self {
      case .document(let error): error.description
      case .scene(let file, let error): "\(file): \(error)"
      }
    }
  }

  private let file: String
  private let scenes: [(scene: InterfaceBuilderScene, views: [LaidOutView])]
  /// What the importer did not know.
  let warnings: [ImportWarning]

  /// Lays the scenes of a document out: the named one, or all that have views.
  init(file: String, only name: String?) throws(Failure) {
    self.file = file
    let document: InterfaceBuilderDocument
    let chosen: [InterfaceBuilderScene]
    do throws(ImportError) {
      document = try InterfaceBuilderDocument(contentsOf: file)
      chosen =
        try name.map { (name) throws(ImportError) in [try document.scene(name)] }
        ?? document.scenes
    } catch {
      throw .document(error)
    }
    warnings = document.warnings
    do throws(ScreenBuildError) {
      var scenes: [(InterfaceBuilderScene, [LaidOutView])] = []
      for scene in chosen {
        guard let screen = scene.screen else { continue }
        scenes.append((scene, try DesignTimeLayout.views(of: screen, on: scene.canvas)))
      }
      self.scenes = scenes
    } catch {
      throw .scene(file: file, error)
    }
  }

  // MARK: - For programs

  private struct Line: Encodable {
    var file: String
    var scene: String
    var view: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// One JSON object a line and view.
  var jsonLines: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = ""
    for (scene, views) in scenes {
      for view in views {
        let line = Line(
          file: file,
          scene: scene.id,
          view: view.id,
          x: view.frame.x,
          y: view.frame.y,
          width: view.frame.width,
          height: view.frame.height
        )
        guard let data = try? encoder.encode(line) else {
          preconditionFailure("strings and finite numbers are always JSON")
        }
        text += String(decoding: data, as: UTF8.self) + "\n"
      }
    }
    return text
  }

  // MARK: - For people

  /// Each scene as an indented tree, frames in columns.
  var text: String {
    scenes.map { scene, views in heading(scene) + tree(views) }.joined(separator: "\n")
  }

  private func heading(_ scene: InterfaceBuilderScene) -> String {
    let canvas = scene.canvas
    let device = canvas.device.map { "\($0) \(canvas.orientation.rawValue)" } ?? "square canvas"
    return "\(file): \(scene.displayName) (\(device))".printable + "\n"
  }

  private func tree(_ views: [LaidOutView]) -> String {
    let names = views.map { String(repeating: "  ", count: $0.depth + 1) + $0.name.printable }
    let width = names.map(\.count).max() ?? 0
    return zip(names, views).map { name, view in
      let padding = String(repeating: " ", count: width - name.count)
      return "\(name)\(padding)  \(Self.points(view.frame))  \(view.kind.rawValue)\n"
    }
    .joined()
  }

  private static func points(_ frame: Rect) -> String {
    [frame.x, frame.y, frame.width, frame.height]
      .map { number in
        let text = number == number.rounded() ? "\(Int(exactly: number) ?? 0)" : "\(number)"
        return String(repeating: " ", count: max(0, 8 - text.count)) + text
      }
      .joined(separator: " ")
  }
}
