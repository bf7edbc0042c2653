import Foundation
import ProjectFiles
import Reporting

/// A folder that receives new scenarios beside the existing ones.
package struct ScenarioFolder {
  /// The path of the folder, as the user wrote it.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Writes a scenario with a unique file name.
  ///
  /// - Returns: The path of the file, which may be an existing one with the same contents.
  package func write(_ text: String, named name: String) throws -> String {
    let reader = ProjectReader(around: path)
    try reader.checkWritable("\(path)/\(name).yaml")
    var number = 1
    while true {
      let file = "\(path)/\(name)\(number == 1 ? "" : "-\(number)").yaml"
      guard try reader.entry(at: file) != nil else {
        let code = FileSystem.create(file, with: Data(text.utf8))
        // Another process may have created the file first.
        if code == EEXIST { continue }
        guard code == 0 else {
          throw Failure.writing(file, reason: String(cString: strerror(code)))
        }
        return file
      }
      if try reader.contents(of: file, as: .scenario) == Data(text.utf8) { return file }
      number += 1
    }
  }
}
