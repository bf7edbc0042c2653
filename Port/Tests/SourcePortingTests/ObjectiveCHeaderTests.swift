import Testing

@testable import SourcePorting

/// Swift's declarations for headers, as Apple's "Importing Objective-C into Swift" describes them.
@Suite struct ObjectiveCHeaderTests {
  private func swift(_ header: String) -> String { ObjectiveCHeader(header).swift }

  @Test func linesOfDeclarationsRemain() {
    let header = """
      #import <UIKit/UIKit.h>
      /* A comment
         of two lines. */
      @class Note;
      @interface NoteView : UIView <Drawing>
      @property (nonatomic, strong) IBOutlet UILabel *titleLabel; // The title.
      @property (nonatomic, weak, nullable) id<NoteViewDelegate> delegate;
      @property (nonatomic) BOOL isOpen;

      - (void)showNote:(Note *)note
              animated:(BOOL)animated;
      + (instancetype)shared;
      @end
      """
    #expect(
      swift(header) == """




        @objcMembers open class NoteView: UIView, Drawing {
        open var `titleLabel`: UILabel!
        open var `delegate`: (any NoteViewDelegate)?
        open var `isOpen`: Bool = false

        open func `show`(_ `note`: Note!, `animated`: Bool) {}

        open class func `shared`() -> Self { omittedValue() }
        }
        """
    )
  }

  @Test(arguments: [
    ("- (void)moveToIndex:(NSInteger)index;", "open func `move`(to `index`: Int) {}"),
    ("- (nullable NSString *)title;", "open func `title`() -> String? { omittedValue() }"),
    (
      "- (NSArray<Note *> *)notesWithTag:(nonnull NSString *)tag;",
      "open func `notes`(withTag `tag`: String) -> [Note]! { omittedValue() }"
    ),
    (
      "- (instancetype)initWithNote:(Note *)note;",
      "public convenience init(`note`: Note!) { self.init() }"
    ),
    (
      "- (instancetype)initWithURL:(NSURL *)url;",
      "public convenience init(`url`: URL!) { self.init() }"
    ),
    (
      "- (nullable instancetype)initForNote:(Note *)note;",
      "public convenience init?(forNote `note`: Note!) { self.init() }"
    ),
    ("- (instancetype)initWithFrame:(CGRect)frame;", ""),
    ("- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle;", ""),
    (
      "+ (nullable instancetype)find;",
      "open class func `find`() -> Self? { omittedValue() }"
    ),
    (
      "@property (nonatomic) NSMutableArray<NSString *> *names;",
      "open var `names`: NSMutableArray!"
    ),
    ("- (void)load:(void (^)(void))block;", ""),
    (
      "@property (readonly) NSDictionary<NSString *, NSNumber *> *counts;",
      "open var `counts`: [String: NSNumber]!"
    ),
    ("@property (copy) void (^handler)(BOOL);", ""),
  ])
  func membersAreImported(member: String, expected: String) {
    let result = swift("@interface A : NSObject\n\(member)\n@end")
    #expect(result == "@objcMembers open class A: NSObject {\n\(expected)\n}")
  }

  @Test func regionsWithoutNilHaveValues() {
    let header = """
      NS_ASSUME_NONNULL_BEGIN
      @interface A : NSObject {
        NSString *_hidden;
      }
      @property NSString *name;
      @property NSArray<NSDate *> *dates;
      - (NSString *)textFor:(NSURL *)url;
      @end
      NS_ASSUME_NONNULL_END
      """
    #expect(
      swift(header) == """

        @objcMembers open class A: NSObject {


        open var `name`: String = ""
        open var `dates`: [Date] = []
        open func `text`(for `url`: URL) -> String { omittedValue() }
        }

        """
    )
  }

  @Test func protocolsHaveOptionalRequirements() {
    let header = """
      @protocol Delegate <NSObject>
      - (void)viewDidOpen:(NoteView *)view;
      @optional
      - (BOOL)viewShouldClose:(NoteView *)view;
      @property (readonly) BOOL isReady;
      @end
      """
    #expect(
      swift(header) == """
        @objc public protocol Delegate: AnyObject {
        func `viewDidOpen`(_ `view`: NoteView!)

        @objc optional func `viewShouldClose`(_ `view`: NoteView!) -> Bool
        @objc optional var `isReady`: Bool  { get }
        }
        """
    )
  }

  @Test func constantsAndEnumerationsAreImported() {
    let header = """
      #define kMargin 12.5f
      #define Title @"Notes" // A title.
      #define Site @"https://a.org"
      extern NSString * const NoteKey;
      typedef NS_ENUM(NSInteger, SortMode) {
        SortModeDate = 2, // By date.
        SortModeURL,
      };
      """
    #expect(
      swift(header) == """
        public let kMargin = 12.5
        public let Title = "Notes"
        public let Site = "https://a.org"
        public let NoteKey = "NoteKey"
        public enum SortMode: Int { case `date` = 2; case `url` }



        """
    )
  }

  @Test func functionsInCAreLeftOut() {
    let header = """
      static inline CGFloat twice(CGFloat a) {
        return a * 2;
      }
      extern NSString * const NoteKey;
      extern "C" {
      extern NSString * const OtherKey;
      }
      """
    #expect(
      swift(header) == """



        public let NoteKey = "NoteKey"

        public let OtherKey = "OtherKey"

        """
    )
  }

  @Test func categoriesBecomeExtensions() {
    let result = swift(
      "@interface UIView (Shadow)\n- (void)addShadow;\n@end\n@interface A ()\n@end"
    )
    #expect(result == "extension UIView {\nopen func `addShadow`() {}\n}\nextension A {\n}")
  }
}
