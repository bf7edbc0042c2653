import Foundation
import Testing

/// An untrusted git repository: every setting that can name a program names one that leaves a mark.
struct HostileRepository {
  /// An additional trap in the configuration.
  enum Trap: CaseIterable {
    case none
    /// The work tree is another folder.
    case otherWorkTree
    /// Git would fetch a missing blob.
    case fetchBySSH, fetchFromFolder, fetchByHelper, fetchByExternalProgram
  }

  let workplace: Workplace
  private let program: String

  /// The command lines of the program, in the order of its runs.
  var marks: [String] {
    let text = try? String(contentsOfFile: "\(program).log", encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// Commits all files of a workplace, and sets the traps.
  init(in workplace: Workplace, _ trap: Trap) throws {
    self.workplace = workplace
    program = workplace.folder.appending(path: "tmp/program").path
    try workplace.write("* filter=x diff=x merge=x\n", to: ".gitattributes")
    try workplace.commitAll()
    try signHead()
    try writeProgram()
    for (key, value) in settings { try workplace.git("config", "--add", key, value) }
    try workplace.write("[alias]\nrev-parse = !\(program)\n", to: ".git/included")
    try spring(trap)
    try makeEntriesRacilyClean()
    try? FileManager.default.removeItem(atPath: "\(program).log")
  }

  private func writeProgram() throws {
    let script = "#!/bin/sh\necho \"$0 $*\" >> '\(program).log'\nexit 1\n"
    try workplace.write(script, to: "tmp/program")
    for name in Self.hooks {
      try workplace.write(script, to: ".git/hooks/\(name)")
      try workplace.write(script, to: "tmp/hooks/\(name)")
    }
    let made = try workplace.run(
      "/bin/sh",
      ["-c", "chmod +x tmp/program .git/hooks/* tmp/hooks/*"]
    )
    try #require(made.status == 0)
  }

  /// The keys in `git help --config` and git's documentation that name a program or a folder of
  /// programs.
  private var settings: [(key: String, value: String)] {
    [
      "browser.x.cmd", "browser.x.path", "core.alternateRefsCommand", "core.askPass", "core.editor",
      "core.fsmonitor", "core.gitProxy", "core.pager", "core.sshCommand", "diff.external",
      "diff.x.command", "diff.x.textconv", "difftool.x.cmd", "difftool.x.path", "filter.x.clean",
      "filter.x.process", "filter.x.smudge", "gpg.program", "gpg.openpgp.program",
      "gpg.ssh.program",
      "gpg.x509.program", "gpg.ssh.defaultKeyCommand", "guitool.x.cmd", "instaweb.browser",
      "instaweb.httpd", "interactive.diffFilter", "imap.tunnel", "man.x.cmd", "man.x.path",
      "merge.x.driver", "mergetool.x.cmd", "mergetool.x.path", "pager.cat-file", "pager.ls-tree",
      "pager.rev-list", "pager.rev-parse", "pager.merge-base", "receive.procReceiveRefs",
      "remote.origin.receivepack", "remote.origin.uploadpack", "sendemail.ccCmd",
      "sendemail.smtpServer", "sendemail.toCmd", "sendemail.headerCmd", "sendemail.sendmailCmd",
      "sequence.editor", "trailer.x.cmd", "trailer.x.command", "uploadpack.packObjectsHook",
    ].map { ($0, program) } + [
      ("alias.cat-file", "!\(program)"), ("alias.ls-tree", "!\(program)"),
      ("alias.rev-list", "!\(program)"), ("alias.st", "!\(program)"),
      ("core.hooksPath", "tmp/hooks"), ("credential.helper", "!\(program)"),
      ("diff.tool", "x"), ("init.templateDir", "tmp"), ("log.showSignature", "true"),
      ("merge.tool", "x"), ("submodule.x.update", "!\(program)"), ("tar.x.command", program),
      ("include.path", "included"), ("includeIf.gitdir:/.path", "included"),
      ("web.browser", "x"), ("protocol.allow", "always"), ("submodule.recurse", "true"),
    ]
  }

  private static let hooks = [
    "applypatch-msg", "commit-msg", "fsmonitor-watchman", "post-checkout", "post-commit",
    "post-index-change", "post-merge", "post-receive", "post-rewrite", "post-update",
    "pre-applypatch", "pre-auto-gc", "pre-commit", "pre-merge-commit", "pre-push", "pre-rebase",
    "pre-receive", "prepare-commit-msg", "proc-receive", "push-to-checkout",
    "reference-transaction", "sendemail-validate", "update",
  ]

  /// Adds a signature to the last commit, which makes git run a program to check it.
  private func signHead() throws {
    let commit = try workplace.git("cat-file", "commit", "HEAD")
    let end = try #require(commit.range(of: "\n\n"))
    let signature = """
      gpgsig -----BEGIN PGP SIGNATURE-----
       
       AAAA
       -----END PGP SIGNATURE-----
      """
    let signed = commit[..<end.lowerBound] + "\n" + signature + commit[end.lowerBound...] + "\n"
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

  private func spring(_ trap: Trap) throws {
    switch trap {
    case .none: break
    case .otherWorkTree: try workplace.git("config", "core.worktree", "/")
    case .fetchBySSH: try loseObject(url: "ssh://example.com/a")
    case .fetchFromFolder:
      try workplace.git("init", "--quiet", "--bare", "tmp/other.git")
      try loseObject(url: "tmp/other.git")
    case .fetchByHelper:
      try workplace.git("config", "remote.origin.vcs", "ext")
      try loseObject(url: "\(program) %S")
    case .fetchByExternalProgram: try loseObject(url: "ext::\(program) %S")
    }
  }

  /// Removes a blob, like a partial clone of another repository.
  private func loseObject(url: String) throws {
    for (key, value) in [
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.url", url), ("remote.origin.promisor", "true"),
    ] {
      try workplace.git("config", key, value)
    }
    let object = try workplace.git("rev-parse", "HEAD:Baselines/box.yaml")
    let path = ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
    try FileManager.default.removeItem(at: workplace.folder.appending(path: path))
  }

  /// Makes the index older than the files, so that git reads their contents to compare them.
  private func makeEntriesRacilyClean() throws {
    try workplace.git("config", "core.checkStat", "minimal")
    try workplace.git("config", "core.trustCTime", "false")
    let old = try workplace.run("/usr/bin/env", ["touch", "-d", "2020-01-01", ".git/index"])
    try #require(old.status == 0)
  }
}

extension Workplace {
  /// Runs git, and returns its output without the line end.
  @discardableResult
  func git(_ arguments: String..., input: String = "") throws -> String {
    let output = try run("/usr/bin/env", ["git"] + arguments, input: input)
    try #require(output.status == 0, "\(output)")
    return output.output.trimmingCharacters(in: .newlines)
  }
}
