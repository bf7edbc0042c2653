import Foundation
import Testing

/// Repositories of strangers, whose configuration names programs.
@Suite struct GitTrustTests {
  /// Git would have a program check the signature of a commit that it shows, another one watch the files,
  /// and a third one fetch an object that a partial clone lacks.
  @Test func noProgramOfARepositoryIsRun() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    try workplace.acceptAll()
    try workplace.commitAll()
    let program = workplace.folder.appending(path: "tmp/program").path
    try workplace.write("#!/bin/sh\necho \"$*\" >> '\(program).log'\nexit 1\n", to: "tmp/program")
    #expect(try workplace.run("/usr/bin/env", ["chmod", "+x", program]).status == 0)
    try signHead(in: workplace)
    for (key, value) in [
      ("log.showSignature", "true"), ("gpg.program", program), ("core.fsmonitor", program),
      ("core.sshCommand", program), ("core.pager", program), ("core.hooksPath", "tmp"),
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.url", "ssh://example.com/a"), ("remote.origin.promisor", "true"),
      ("remote.origin.uploadpack", program),
    ] {
      try workplace.git("config", key, value)
    }

    let same = try workplace.scvdb("diff", "git:main", "latest")
    #expect(same.status == 0, "\(same)")
    #expect(same.output.contains("committed 2026-01-02T01:04:05Z"), "\(same)")

    let object = try workplace.git("rev-parse", "HEAD:Baselines/box.yaml")
    let path = ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
    try FileManager.default.removeItem(at: workplace.folder.appending(path: path))
    let lacking = try workplace.scvdb("diff", "git:main", "latest")
    #expect(lacking.status == 2, "\(lacking)")
    #expect(try workplace.scvdb("record").status == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(program).log"))
  }

  /// Makes the last commit one with a signature.
  private func signHead(in workplace: Workplace) throws {
    let commit = try workplace.run("/usr/bin/env", ["git", "cat-file", "commit", "HEAD"]).output
    let end = try #require(commit.range(of: "\n\n"))
    let signature = """
      gpgsig -----BEGIN PGP SIGNATURE-----
       
       AAAA
       -----END PGP SIGNATURE-----
      """
    let signed = commit[..<end.lowerBound] + "\n" + signature + commit[end.lowerBound...]
    let hash = try workplace.git(
      "hash-object",
      "-t",
      "commit",
      "-w",
      "--stdin",
      input: String(signed)
    )
    try workplace.git("update-ref", "refs/heads/main", hash)
  }
}

extension Workplace {
  /// Runs git; what it prints, without the line end.
  @discardableResult
  fileprivate func git(_ arguments: String..., input: String = "") throws -> String {
    let output = try run("/usr/bin/env", ["git"] + arguments, input: input)
    try #require(output.status == 0, "\(output)")
    return output.output.trimmingCharacters(in: .newlines)
  }
}
