import Foundation
import Glibc

/// The Swift files that differ from a commit and were changed after a program was built.
struct NewerSources {
  /// The paths relative to the top of the repository, in git's order; empty without git.
  let files: [String]

  /// - Parameters:
  ///   - program: The path of the program.
  ///   - commit: The commit of the program's sources.
  init(than program: String, since commit: String) {
    let git = GitProgram()
    guard let built = Self.changeTime(of: program),
      let top = try? git.line(of: ["rev-parse", "--show-toplevel"])
    else {
      files = []
      return
    }
    let options = ["--name-only", "-z", "--no-ext-diff", "--no-textconv", "--no-relative"]
    let lists = [
      ["diff"] + options + [commit, "--"],
      ["-C", top, "ls-files", "--others", "--exclude-standard", "-z", "--"],
    ]
    let names = lists.flatMap { words in
      (try? git.output(of: words + GitProgram.swiftFiles)).map { $0.split(separator: 0) } ?? []
    }
    files = names.map { String(decoding: $0, as: UTF8.self) }.filter { name in
      Self.changeTime(of: "\(top)/\(name)").map { $0 > built } ?? false
    }
  }

  /// The time of the last change of a file's content, in nanoseconds since 1970.
  private static func changeTime(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }
}
