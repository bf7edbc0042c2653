import BuiltInEngine
import Foundation
import InterfaceBuilder
import Reporting
import ScenarioModel
package import SnapshotModel

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
    let views = scene.layout.views
    // With hundreds of levels, indentation would make a tree unreadable.
    let names = views.map {
      String(repeating: "  ", count: min($0.depth, 40) + 1) + scene.title(of: $0).text.printable
    }
    let width = names.map(\.count).max() ?? 0
    return zip(names, views).map { name, view in
      let padding = String(repeating: " ", count: width - name.count)
      return "\(name)\(padding)  \(view.frame.columns)  \(view.kind.rawValue)\n"
    }
    .joined()
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

extension Rect {
  /// The position and the size in four columns of eight characters.
  package var columns: String {
    [x, y, width, height].map { number in
      let text = number.plain
      return String(repeating: " ", count: max(0, 8 - text.count)) + text
    }
    .joined(separator: " ")
  }
}
