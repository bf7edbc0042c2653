import Foundation
import Testing

/// Runs the recipe of `SCALE.md` for Slurm without its daemons.
///
/// `.ci/slurm` runs the recipe in a cluster.
@Suite struct ArrayJobRecipeTests {
  /// Runs each job at once, in the project's folder, with the variables of Slurm.
  private static let sbatch = """
    #!/bin/sh
    case $1 in
    --parsable)
      range=$(sed -n 's/^#SBATCH --array=//p' "$2")
      cpus=$(sed -n 's/^#SBATCH --cpus-per-task=//p' "$2")
      for task in $(seq "${range%-*}" "${range#*-}"); do
        SLURM_ARRAY_JOB_ID=7 SLURM_ARRAY_TASK_ID=$task SLURM_ARRAY_TASK_MIN=${range%-*} \\
          SLURM_ARRAY_TASK_COUNT=$((${range#*-} - ${range%-*} + 1)) SLURM_ARRAY_TASK_STEP=1 \\
          SLURM_CPUS_PER_TASK=$cpus sh "$2" >"slurm-7_$task.out" 2>&1
        echo "status: $?" >>"slurm-7_$task.out"
      done
      echo 7 ;;
    --wait)
      [ "$2" = --dependency=afterany:7 ] || exit 9
      shift 2
      sh "$@" ;;
    *) exit 9 ;;
    esac
    """

  /// Submits both jobs in a project, whose folder is shared by all nodes.
  private func submit(in project: Workplace) throws -> CommandOutput {
    let blocks = try ScaleRecipe("Slurm").blocks("sh", count: 3)
    try project.write(blocks[0], to: "record.sh")
    try project.write(blocks[1], to: "compare.sh")
    try project.write(Self.sbatch, to: "bin/sbatch")
    let bin = project.folder.appending(path: "bin").path
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: "\(bin)/sbatch"
    )
    try FileManager.default.createDirectory(
      at: project.folder.appending(path: "disk"),
      withIntermediateDirectories: true
    )
    return try project.sh(
      "PATH=\(bin):$PATH\n\(blocks[2])",
      environment: ["TMPDIR": project.folder.appending(path: "disk").path]
    )
  }

  /// The last lines of the tasks' outputs.
  private func statuses(in project: Workplace) throws -> [String] {
    try (1...4).map { task in
      let output = try String(
        contentsOf: project.folder.appending(path: "slurm-7_\(task).out"),
        encoding: .utf8
      )
      return String(output.split(separator: "\n").last ?? "")
    }
  }

  @Test func arrayJobRecordsMergesAndCompares() throws {
    let project = try Workplace.checkedOutBox()
    let compared = try submit(in: project)
    #expect(try statuses(in: project) == Array(repeating: "status: 0", count: 4))
    #expect(compared.status == 0, "\(compared)")
    #expect(compared.output.hasSuffix("no drift in 4 cases\n"), "\(compared)")
    try project.expectWhole("parts/7/whole/runs.sqlite")
    #expect(
      try project.contents(of: "parts/7").keys.sorted()
        == (1...4).map { "\($0).sqlite" } + ["whole/runs.sqlite"]
    )
    // The jobs leave nothing on the disks of the nodes.
    #expect(try project.contents(of: "disk").isEmpty)
  }

  /// The second task breaks an invariant, so it fails with its results.
  @Test func failedTaskIsCompared() throws {
    let project = try Workplace.checkedOutStrictBox()
    let compared = try submit(in: project)
    #expect(
      try statuses(in: project) == ["status: 0", "status: 1", "status: 0", "status: 0"]
    )
    #expect(compared.output.hasPrefix("merged 4 cases of 1 scenario"), "\(compared)")
    #expect(compared.output.contains("drift in 1 of 4 compared cases"), "\(compared)")
    #expect(compared.status == 1)
  }

  @Test func taskWithoutResultsKeepsItsStatus() throws {
    let project = try Workplace(["Baselines/box.yaml": "screens: [box"])
    let compared = try submit(in: project)
    #expect(try statuses(in: project) == Array(repeating: "status: 2", count: 4))
    #expect(compared.status != 0 && compared.output.isEmpty, "\(compared)")
    #expect(try project.contents(of: "disk").isEmpty)
  }
}
