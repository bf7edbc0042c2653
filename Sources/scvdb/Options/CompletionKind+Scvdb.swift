import ArgumentParser
import BuiltInEngine
import Foundation
import ProjectFiles
import ScenarioModel
import SnapshotModel
import SnapshotStore
import Workflows

/// The completions that a shell offers for options and arguments, besides files.
extension CompletionKind {
  static var devices: CompletionKind { .list(Devices.all.map(\.id)) }

  static var orientations: CompletionKind { .list(DeviceOrientation.allCases.map(\.rawValue)) }

  /// The techniques, and other accepted words.
  static func techniques(and words: String...) -> CompletionKind {
    .list(Technique.allCases.map(\.rawValue) + words)
  }

  /// The built-in engines; the command line of another engine cannot be predicted.
  static var engines: CompletionKind {
    .list((EngineRevision.all + EngineRevision.ofTechniques).map(\.label))
  }

  /// The scenarios in the baselines folder, and files and folders.
  static var scenarios: CompletionKind {
    .custom { words, _, prefix in
      let folder = URL(filePath: value(of: "--baselines", in: words) ?? CurrentProject.baselines)
      let files = (try? ScenarioDiscovery.files(under: folder)) ?? []
      return safe(
        files.map(ScenarioDiscovery.name(ofFile:))
          + paths(beginningWith: prefix) {
            ScenarioDiscovery.extensions.contains(URL(filePath: $0).pathExtension)
          }
      )
    }
  }

  /// The sides of a comparison: recordings, baselines, and values of axes with several values.
  static var sides: CompletionKind {
    .custom { words, _, prefix in
      let file = value(of: "--db", in: words) ?? CurrentProject.database
      let store = try? RecordingStore(file: file, mode: .readOnly)
      let recordings = (try? store?.recordings()) ?? []
      let recorded = recordings.flatMap { recording in
        [recording.engine.version] + [recording.label.map { "label:\($0)" }].compactMap(\.self)
      }
      return safe(
        ["baseline", "latest", "git:HEAD", "merge-base"] + Set(recorded).sorted()
          + axisValues(of: (try? store?.runs(.latest))?.map(\.identity) ?? [])
          + paths(beginningWith: prefix) { $0.hasSuffix(".sqlite") }
      )
    }
  }

  private static func axisValues(of cases: [CaseIdentity]) -> [String] {
    CaseAxis.allCases.flatMap { axis in
      let values = Set(cases.map(axis.value)).sorted()
      return values.count > 1 ? values.map { "\(axis.rawValue):\($0)" } : []
    }
  }

  /// Returns the words that are safe for a shell.
  ///
  /// Labels and names of files come from other people. bash executes commands in the words that it
  /// completes. zsh ends a word at a colon unless it is escaped.
  private static func safe(_ words: [String]) -> [String] {
    let harmless = words.filter { word in
      !word.isEmpty
        && word.allSatisfy { $0.isLetter || $0.isNumber || "_.:/@+,-".contains($0) }
    }
    guard CompletionShell.requesting == .zsh else { return harmless }
    return harmless.map { $0.replacing(":", with: "\\:") }
  }

  /// Returns the value of an option on a command line.
  private static func value(of option: String, in words: [String]) -> String? {
    words.firstIndex(of: option).map { words.index(after: $0) }
      .flatMap { words.indices.contains($0) ? words[$0] : nil }
  }

  /// Returns the folders and the included files with a path that begins with a prefix.
  private static func paths(
    beginningWith prefix: String,
    where isIncluded: (String) -> Bool
  ) -> [String] {
    let typed = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let reader = ProjectReader.unbounded
    let names = try? reader.names(in: typed.isEmpty ? "." : typed)
    return (names ?? []).filter { !$0.hasPrefix(".") }.compactMap { name in
      let path = typed + name
      guard let entry = try? reader.entry(at: path) else { return nil }
      return entry == .folder ? path + "/" : isIncluded(name) ? path : nil
    }
  }
}
