import BuiltInEngine
import Foundation
import InterfaceBuilder
import Reporting
import ScenarioModel

/// The printable frames of a laid-out document.
package struct SceneListing {
  /// The document with the frames of all its scenes.
  package let document: LaidOutDocument

  package init(document: LaidOutDocument) {
    self.document = document
  }

  // MARK: - For programs

  private struct Line: Encodable {
    var file: String
    var scene: String
    var view: String
    var name: String
    /// The view's name for people; `name` is the name in recordings.
    var title: String
    /// The superview; omitted for a top-level view.
    var superview: String?
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// One JSON object per line and view.
  package var jsonLines: String {
    var lines = JSONLines()
    for scene in document.scenes {
      for view in scene.layout.views {
        lines.append(
          Line(
            file: document.file,
            scene: scene.scene.id,
            view: view.id,
            name: view.name,
            title: scene.title(of: view).text,
            superview: view.superview,
            x: view.frame.x,
            y: view.frame.y,
            width: view.frame.width,
            height: view.frame.height
          )
        )
      }
    }
    return lines.text
  }

  // MARK: - For people

  /// Each scene as an indented tree, frames in columns.
  package var text: String {
    document.scenes.map { document.heading(of: $0) + tree($0) }
      .joined(separator: "\n")
  }

  private func tree(_ scene: LaidOutDocument.Scene) -> String {
    var tree = FrameTree()
    for view in scene.layout.views {
      tree.add(
        scene.title(of: view).text,
        depth: view.depth,
        view.frame,
        kind: view.kind.rawValue
      )
    }
    return tree.text
  }
}

extension LaidOutDocument {
  /// Returns the line above a scene: document, scene and stage.
  package func heading(of scene: Scene) -> String {
    let canvas = scene.scene.canvas
    let designed = canvas.device.map { "\($0) \(canvas.orientation.rawValue)" } ?? "square canvas"
    let stage = stage?.parts.joined(separator: ", ") ?? designed
    return "\(file): \(scene.scene.displayName) (\(stage))".printable + "\n"
  }
}
