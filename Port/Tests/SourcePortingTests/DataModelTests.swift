import Foundation
import SourcePorting
import Testing

@Suite struct DataModelTests {
  private let document = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="List" representedClassName="TaskList" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="New"/>
        <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
        <relationship name="tasks" optional="YES" toMany="YES" ordered="YES"
          deletionRule="Cascade" destinationEntity="Task" inverseName="list" inverseEntity="List"/>
      </entity>
      <entity name="Task" representedClassName=".Task" parentEntity="Item">
        <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="List" inverseName="tasks" inverseEntity="List"/>
      </entity>
      <entity name="Item" isAbstract="YES"/>
    </model>
    """

  private func readModel(_ text: String? = nil) -> DataModel? {
    DataModelReader.model(named: "Tasks", in: Data((text ?? document).utf8))
  }

  @Test func readerReturnsEntities() throws {
    let model = try #require(readModel())
    #expect(model.entities.map(\.name) == ["List", "Task", "Item"])
    #expect(model.entities.map(\.className) == ["TaskList", ".Task", "NSManagedObject"])
    #expect(model.entities.map(\.generation) == [.class, .none, .none])
    let list = model.entities[0]
    #expect(list.attributes.map(\.isScalar) == [false, true])
    #expect(list.attributes[0].defaultValue == "New")
    #expect(list.relationships[0].isOrdered && list.relationships[0].isToMany)
    #expect(model.entities[1].parent == "Item" && model.entities[2].isAbstract)
  }

  @Test func incompleteDocumentsHaveNoModel() {
    #expect(readModel("<model><entity name=\"A\">") == nil)
    #expect(readModel("not a model") == nil)
  }

  @Test func currentVersionIsRead() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>_XCCurrentVersionName</key><string>Tasks 2.xcdatamodel</string>
      </dict></plist>
      """
    #expect(DataModelReader.currentVersion(in: Data(list.utf8)) == "Tasks 2.xcdatamodel")
    #expect(DataModelReader.currentVersion(in: Data("x".utf8)) == nil)
  }

  @Test func classesOfIsolatedModulesAreNonisolated() throws {
    var source = DataModelSource(models: [try #require(readModel())], declaredTypes: ["Task"])
    #expect(!source.text.contains("nonisolated"))
    source.isMainActorDefault = true
    #expect(source.text.contains("\nnonisolated open class TaskList: NSManagedObject {}\n"))
    #expect(source.text.contains("\nnonisolated extension TaskList {\n"))
  }

  @Test func sourceDeclaresClassesOfXcode() throws {
    let text = DataModelSource(models: [try #require(readModel())], declaredTypes: ["Task"]).text
    for line in [
      "open class TaskList: NSManagedObject {}",
      "public class func fetchRequest() -> NSFetchRequest<TaskList> "
        + "{ NSFetchRequest<TaskList>(entityName: \"List\") }",
      "public var title: String? "
        + "{ get { managedValue(\"title\") } set { setManagedValue(newValue, \"title\") } }",
      "public var count: Int32 "
        + "{ get { managedValue(\"count\") } set { setManagedValue(newValue, \"count\") } }",
      "public func addToTasks(_ value: Task) { addManaged(value, \"tasks\") }",
      "public func insertIntoTasks(_ value: Task, at idx: Int) "
        + "{ insertManaged(value, at: idx, \"tasks\") }",
      "entity1.setManagedObjectClass(Task.self)", "entity2.subentities = [entity1]",
      "property0_tasks.deleteRule = .cascadeDeleteRule",
      "property0_tasks.inverseRelationship = property1_list",
      "NSManagedObjectModel.register(\"Tasks\") { dataModel__Tasks() }",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("class Task:"))
  }

  @Test(arguments: [
    (
      "@NSManaged var a: Int",
      "var a: Int { get { managedValue(\"a\") } set { setManagedValue(newValue, \"a\") } }"
    ),
    (
      "@NSManaged func addToTags(_ value: Tag)",
      "func addToTags(_ value: Tag) { addManaged(value, \"tags\") }"
    ),
    (
      "@NSManaged func removeFromTags(at idx: Int)",
      "func removeFromTags(at idx: Int) { removeManaged(at: idx, \"tags\") }"
    ),
    (
      "@NSManaged func insertIntoTags(_ values: [Tag], at indexes: NSIndexSet)",
      "func insertIntoTags(_ values: [Tag], at indexes: NSIndexSet) "
        + "{ insertManaged(values, at: indexes, \"tags\") }"
    ),
    (
      "@NSManaged func removeFromTags(at indexes: NSIndexSet)",
      "func removeFromTags(at indexes: NSIndexSet) { removeManaged(at: indexes, \"tags\") }"
    ),
    (
      "@NSManaged func replaceTags(at indexes: NSIndexSet, with values: [Tag])",
      "func replaceTags(at indexes: NSIndexSet, with values: [Tag]) "
        + "{ replaceManaged(at: indexes, with: values, \"tags\") }"
    ),
    (
      "override init(entity: A, insertInto context: B?) {}",
      "required init(entity: A, insertInto context: B?) {}"
    ),
    (
      "let a = b.url(forResource: c, withExtension: \"momd\")",
      "let a = b.dataModelURL(forResource: c, withExtension: \"momd\")"
    ),
    (
      "let a = b.url(forResource: c, withExtension: \"json\")",
      "let a = b.url(forResource: c, withExtension: \"json\")"
    ),
    ("override init(frame: CGRect) {}", "override init(frame: CGRect) {}"),
  ])
  func managedMembersGetBodies(source: String, expected: String) {
    let rewriter = FileRewriter(facts: PackageFacts([]), rules: [ManagedObjectRule.self])
    let text = "class C {\n\(source)\n}"
    #expect(rewriter.rewrite(text).text == "class C {\n\(expected)\n}")
  }
}
