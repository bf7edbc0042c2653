import Foundation

/// Edits a package and its description at random, as users, tools and attackers could.
struct PackageEditor {
  let sandbox: Sandbox
  var random: SeededRandom
  private(set) var description = StubPackage(targets: [])

  init(_ sandbox: Sandbox, seed: Int) throws {
    self.sandbox = sandbox
    random = SeededRandom(seed: seed)
    try sandbox.write("../Other/secret.txt", Self.secret)
    try sandbox.write("../Other/Kit/Kit.swift", "import UIKit\nclass Kit {}\n")
    try sandbox.write("Code/App.swift", "import UIKit\nclass App { @objc func run() {} }\n")
    try sandbox.write("Code/en.lproj/Localizable.strings", "\"a\" = \"b\";\n")
    try sandbox.write("Tests/AppTests.swift", "import XCTest\n")
    description.targets = [
      StubPackage.Target(name: "App", path: "Code"),
      StubPackage.Target(name: "AppTests", tests: true, path: "Tests", dependencies: ["App"]),
    ]
    if random.happens(oneIn: 3) { try describe() } else { try sandbox.describe(description) }
    if random.happens(oneIn: 4) { try makeOldCopy() }
  }

  /// A text that no file of the working copy may contain.
  static let secret = "the content of a file outside of the package"

  private static let names = [
    "a.txt", "b.swift", "B.swift", "c.json", "é.txt", "e\u{301}.txt", "日本.swift", "a b.png",
    "line\nbreak.txt", "quote\".swift", "back\\slash.swift", "\u{301}.txt", "Icon\r", ".hidden",
    "main.swift", "x.ported.swift", "ScvdbPortShim.swift", "Package.swift", "Package.resolved",
    "outside", "en.lproj", "EN.lproj", "de.lproj", "Sub", "sub", "Pods", "A.xcodeproj",
    "Info.plist",
  ]

  /// Makes an edit.
  mutating func edit() throws {
    switch Int.random(in: 0..<16, using: &random) {
    case 0...2: try add()
    case 3: try remove()
    case 4, 5: try rename()
    case 6, 7: try link()
    case 8: try exchange()
    case 9: try changeMode()
    case 10: try changeContent()
    case 11: try addSpecial()
    case 12: try plant()
    default: try describe()
    }
  }

  // MARK: The package

  private mutating func folder() -> String {
    let folders = paths().filter { kind($0) == S_IFDIR }
    return random.pick(folders + ["Code", "Code", "Tests"]) ?? "Code"
  }

  private mutating func newPath() -> String { "\(folder())/\(random.pick(Self.names) ?? "a")" }

  private mutating func add() throws {
    let path = newPath()
    guard kind(path) == nil else { return }
    let text = "let a\(Int.random(in: 0..<1000, using: &random)) = 1\n"
    try? sandbox.write(path.contains(".lproj") ? "\(path)/Localizable.strings" : path, text)
  }

  private mutating func remove() throws {
    guard let path = random.pick(paths()) else { return }
    try FileManager.default.removeItem(atPath: full(path))
  }

  private mutating func rename() throws {
    guard let path = random.pick(paths()) else { return }
    let upper = String(path.dropLast()) + (path.last?.uppercased() ?? "")
    _ = Foundation.rename(full(path), full(random.happens(oneIn: 3) ? upper : newPath()))
  }

  private mutating func link() throws {
    let targets = [
      "../Code", "Code/en.lproj", "../../Other/secret.txt", "../../Other/Kit", "nowhere", ".", "..",
      "/etc/hostname", full("Code/App.swift"), full("Tests"), "../.build/scvdb-port", "App.swift",
      "../Code/en.lproj/Localizable.strings", full(".build"), full(newPath()),
    ]
    _ = symlink(random.pick(targets) ?? ".", full(newPath()))
  }

  /// Replaces a file by a folder, or a folder by a file.
  private mutating func exchange() throws {
    guard let path = random.pick(paths()) else { return }
    let wasFolder = kind(path) == S_IFDIR
    try FileManager.default.removeItem(atPath: full(path))
    try? sandbox.write(wasFolder ? path : "\(path)/inner.txt", "exchanged")
  }

  private mutating func changeMode() throws {
    guard let path = random.pick(paths().filter { kind($0) == S_IFREG }) else { return }
    chmod(full(path), random.pick([0o600, 0o755, 0o444, 0o644, 0o4755]) ?? 0o600)
    if random.happens(oneIn: 3) { _ = Foundation.link(full(path), full(newPath())) }
  }

  /// Replaces a content by one of the same size, with the same time or another.
  private mutating func changeContent() throws {
    guard let path = random.pick(paths().filter { kind($0) == S_IFREG }) else { return }
    var status = stat()
    stat(full(path), &status)
    try Data(repeating: 0x20, count: Int(status.st_size)).write(to: URL(filePath: full(path)))
    guard random.happens(oneIn: 2) else { return }
    let times = [status.st_atim, status.st_mtim]
    utimensat(AT_FDCWD, full(path), times, 0)
  }

  private mutating func addSpecial() throws {
    guard random.happens(oneIn: 4) else { return }
    mkfifo(full(newPath()), 0o600)
  }

  // MARK: The description

  private mutating func describe() throws {
    description.hasManifest = random.happens(oneIn: 2)
    for index in description.targets.indices {
      let excludable = [
        "en.lproj", "Sub", "sub", "a.txt", "./b.swift", "../Other", ".build", "Pods",
      ]
      let names = paths().compactMap { $0.split(separator: "/").last.map(String.init) }
      description.targets[index].exclude = random.some(of: excludable + names)
      description.targets[index].resources =
        random.happens(oneIn: 2) ? [random.pick(excludable) ?? "en.lproj"] : nil
      description.targets[index].sources =
        random.happens(oneIn: 4) ? random.some(of: ["App.swift", "Sub", "../Tests"]) : nil
    }
    let paths = [
      "Code", "Code", "Code", "./Code/", ".", "Code/../Code", "../Other/Kit", "Code/Sub",
    ]
    description.targets[0].path = random.pick(paths) ?? "Code"
    try? sandbox.describe(description)
  }

  // MARK: The working copy

  /// Makes the working copy of a version that linked to files and folders.
  private func makeOldCopy() throws {
    let folder = "\(sandbox.root)/.build/scvdb-port"
    let code = "\(folder)/package/Code"
    try FileManager.default.createDirectory(atPath: code, withIntermediateDirectories: true)
    for name in ["en.lproj", "old.txt", "App.swift"] {
      symlink(full("Code/\(name)"), "\(code)/\(name)")
    }
    let outputs = #"["Code/en.lproj", "Code/old.txt", "Code/App.swift", "Package.swift"]"#
    try Data(#"{"outputs": \#(outputs)}"#.utf8).write(to: URL(filePath: "\(folder)/state.json"))
  }

  /// Replaces a part of the working copy by a link to the user's files, or its lists by others.
  private mutating func plant() throws {
    let folder = "\(sandbox.root)/.build/scvdb-port"
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      try? FileManager.default.removeItem(atPath: folder)
    case 1:
      let files = "package/../../../Code/App.swift,../../Code/App.swift,package/Code/App.swift"
      let list = files.split(separator: ",").map { #"{"path": "\#($0)"}"# }
      try? Data("[\(list.joined(separator: ","))]".utf8)
        .write(to: URL(filePath: "\(folder)/files.json"))
    default:
      let places = (FileManager.default.subpaths(atPath: sandbox.package) ?? [])
        .filter { !$0.hasPrefix(".build/") }.sorted()
      guard let place = random.pick(places) else { return }
      try? FileManager.default.removeItem(atPath: "\(sandbox.package)/\(place)")
      let targets = [full(place), full("Code"), full("Code/en.lproj"), full("Code/App.swift")]
      symlink(random.pick(targets) ?? full("Code"), "\(sandbox.package)/\(place)")
    }
  }

  // MARK: Paths

  private func full(_ path: String) -> String { "\(sandbox.root)/\(path)" }

  private func kind(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(full(path), &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The files, folders and links of the package.
  private func paths() -> [String] { ["Code", "Tests"].flatMap { below($0) } }

  private func below(_ folder: String) -> [String] {
    TreeSnapshot.names(in: full(folder)).map { "\(folder)/\($0)" }.flatMap { path in
      [path] + (kind(path) == S_IFDIR ? below(path) : [])
    }
  }
}
