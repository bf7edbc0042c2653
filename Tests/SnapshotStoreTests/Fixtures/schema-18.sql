-- A database of schema version 18, as .dump wrote it: the recordings of schema-17.sql, brought up to date, one that was removed and one with a lease, which the change added.
PRAGMA application_id = 1935898212;
PRAGMA user_version = 18;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
  -- One row is one file of schema changes that was applied to this database.
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  checksum TEXT NOT NULL              -- SHA-256 of the file, hexadecimal
) STRICT;
INSERT INTO migration VALUES(1,'0001_create_schema','0082d715c64ea04a5d1cfb95ccefe9ab5fc85ef60c723883213bf799906ce739');
INSERT INTO migration VALUES(2,'0002_create_event','357ec393377c3747feae85edf2745abc80fa98c660a98cc62c98c24564d42ea9');
INSERT INTO migration VALUES(3,'0003_add_system','6bab9e8e98515564247e4335f9f3f1e4d525dcd20cf6070a37859e238f1300e8');
INSERT INTO migration VALUES(4,'0004_add_plan','9e311975f70dbe7dbb02325f03fb0977a3369f7711575c88b8dadfbf116ebd1c');
INSERT INTO migration VALUES(5,'0005_add_failure','29b5fcb46ba42f0889a28de6af2eaff8b4c30b51a121329fef7dba4e13737975');
INSERT INTO migration VALUES(6,'0006_say_units','08b909c3bfa590624859d38e8b2ea83c48c243beb54bb8569e6c524cfe89da56');
INSERT INTO migration VALUES(7,'0007_add_size_estimate','d56d2f88ba5d020b2f48fbcbd7575735fe6b9d8f05519ed0c218f566b64f8e37');
INSERT INTO migration VALUES(8,'0008_add_finding_subject','dbb0e51020bd988fbf3999af4ddbffc9ef11e334806d4d51dffed240713148c6');
INSERT INTO migration VALUES(9,'0009_add_keyboard_to_event','aeaceb1b2651b8bcfc916aa90efa4568f319ca1ae1b390fd40985493a15f55a0');
INSERT INTO migration VALUES(10,'0010_add_ranges_and_insets','1e5c49739f975e05f21d12f7167ed3f119d1e260d2ed1ec7eb0ed8075a6bee30');
INSERT INTO migration VALUES(11,'0011_add_run_hash','4d2f7f7f3f08afed8b93a186a6b8138ead11457e8ba891d4f5b575e55d864bc6');
INSERT INTO migration VALUES(12,'0012_add_accessibility_element','64f54f486f195748e34616fc4955c688d7cc2674171b9feef32678d30a8d33e9');
INSERT INTO migration VALUES(13,'0013_add_settings','e174a55dc405503ea1fcbb916f0910ebf1e6cb9892beb26654922abbb7ae40c1');
INSERT INTO migration VALUES(14,'0014_add_explanation','f8e1e2e9071f758d38b3bdd964893d7ea1f67918575da6ead34046cddadbc455');
INSERT INTO migration VALUES(15,'0015_add_engine_build','3a8903df62440f292ec048655655b8704b0709663336456ecdaada171c0f324c');
INSERT INTO migration VALUES(16,'0016_add_roots','3439956c85513af82232983e35de72cf25a9749ef2e603a30d3f151426107319');
INSERT INTO migration VALUES(17,'0017_add_seal','0e7741086d40a6c3a836e188080e2a8b9c3eb959ff401ff2ede5f8b065b7f275');
INSERT INTO migration VALUES(18,'0018_add_lease','b0a2aced93a1752505f864aaa474b9bf6dc1ef8ceec7bf801b366c3d46de3f32');
CREATE TABLE engine (
  -- One row is one version of a program that computes geometry.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  version TEXT NOT NULL,              -- semantic version
  fingerprint TEXT NOT NULL,          -- digest of its answers to a fixed set of questions
  UNIQUE (name, version, fingerprint)
) STRICT;
INSERT INTO engine VALUES(1,'scvdb','0.9.0','19245abeccb26c17fcc3d817c50cc84b24d01300920488dce4883dd79fe0fb7e');
INSERT INTO engine VALUES(2,'half-done','0.1.0','1');
INSERT INTO engine VALUES(3,'scvdb','1.0.0','a151a6a0a0d89d3c24b02e71b97d3c3d725c885a3413f01be06ae7b2f87e8ee3');
INSERT INTO engine VALUES(4,'frames-alone','1.0.0','1');
CREATE TABLE device (
  -- One row is one simulated device.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE           -- as the catalog calls it: iphone-8
) STRICT;
INSERT INTO device VALUES(1,'iphone-8');
CREATE TABLE scenario (
  -- One row is one scenario: screens, and what happens to them step by step.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE           -- path in the folder of baselines: sign-up/keyboard
) STRICT;
INSERT INTO scenario VALUES(1,'tiny/keyboard');
INSERT INTO scenario VALUES(2,'tiny/estimate');
INSERT INTO scenario VALUES(3,'tiny/findings');
INSERT INTO scenario VALUES(4,'tiny/notifications');
INSERT INTO scenario VALUES(5,'tiny/accessibility');
INSERT INTO scenario VALUES(6,'form');
INSERT INTO scenario VALUES(7,'tiny/explained');
INSERT INTO scenario VALUES(8,'tiny/build');
INSERT INTO scenario VALUES(9,'tiny/seal');
CREATE TABLE question (
  -- One row is one wording of a case; editing the scenario, a screen or the device makes another.
  id INTEGER PRIMARY KEY,
  case_id INTEGER NOT NULL REFERENCES scenario_case (id),
  hash TEXT NOT NULL,                 -- digest of the scenario, the screens and the device
  UNIQUE (case_id, hash)
) STRICT;
INSERT INTO question VALUES(1,1,'10c9380e54ef4d8291694a6ea4d2a9b60edd3024bcd7d3574bee00f520ff1fee');
INSERT INTO question VALUES(2,2,'4b5a0d187676508d0f3dade1ca67a0bddc34162f1d73e8d5bbf9a5eb9536d36e');
INSERT INTO question VALUES(3,3,'605ddd0c28af20b3fd42c5d7ef1c1e23ce4206ddd053b8b9fedbfbd5bc0a6798');
INSERT INTO question VALUES(4,4,'8ed89ec08e9d592bc54921c8cb105960cb6d0cf47ca6afd02f4defd27243cc22');
INSERT INTO question VALUES(5,5,'8a738fe8db2a1a143988f6f4985e263b6ff455186452d015019a26424062a719');
INSERT INTO question VALUES(6,6,'884db2c53ecdf8b1b94bb5ef481ca3a4d57c986a54c7ad007439510ac6832b44');
INSERT INTO question VALUES(7,7,'a2e788f5659da0bf85995d32435ba6eada6bbfd5e7ce6f7dba588a62551ea6c9');
INSERT INTO question VALUES(8,8,'b9633dc2288663cabf789e9589ac10ff9a0cafdcc8390a4441cc88a05f40b068');
INSERT INTO question VALUES(9,9,'a2bb464a373f1a60278e0190ad39b18727a08b7ff5bd94555a420fd1784f94d7');
INSERT INTO question VALUES(10,10,'79d0d8f2a4c7f532f74d44538c6b95a38de585209c9ca461c61abf675a056701');
INSERT INTO question VALUES(11,11,'56d2a674cd33e8e18fb9c759fb19a319604e9e82f71b17e6e194d3724dff5a54');
CREATE TABLE recording (
  -- One row is one invocation of a recorder with one engine; its runs belong together.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  engine_id INTEGER NOT NULL REFERENCES engine (id),
  label TEXT,                         -- given by the user, may occur again; null without one
  source_commit TEXT,                 -- version of the scenarios and screens; null when unknown
  recorded_at TEXT                    -- as the recorder was told, never used for order
, engine_build TEXT, root BLOB NOT NULL
  DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000' CHECK (length(root) = 32), geometry_hash BLOB CHECK (length(geometry_hash) = 32), details_root BLOB NOT NULL
  DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000'
  CHECK (length(details_root) = 32)) STRICT;
INSERT INTO recording VALUES(1,1,'before',NULL,'2026-11-22T11:53:16Z',NULL,X'63fe9cd7e57da5b558c598c6327cbb5486095ee9f5488554a3866085a2859814',X'dfde25eae689440335033ce2a521b9876f37e33dc0322ccd932b0255747e98a9',X'e2838a6146e3ad9c52f5c34b6e98e2a2bcda1378f8794659db72411fc6632e78');
INSERT INTO recording VALUES(2,1,'before',NULL,'2026-11-22T11:53:17Z',NULL,X'0b136dddd87bd8a3f0ccf6f1b8e03c8afddd637762f2cce72cb4b8b14c394455',X'096940e29d7b37dd754c034bc4d7f2d60cdade295157aed8e8bc2b81489f36c7',X'057128691016e9e60ff509bea934eeb692596a39b798cd8d9e54569fe217af3d');
INSERT INTO recording VALUES(3,2,'experiment',NULL,'2026-11-22T11:53:17Z',NULL,X'0000000000000000000000000000000000000000000000000000000000000000',NULL,X'1b42a0b8c44f93afc69017a71ef32fae84c33af7113a45183ac8f47ad944b958');
INSERT INTO recording VALUES(4,3,NULL,NULL,'2026-11-22T11:53:18Z',NULL,X'856e05eda47d21e9f55d9ff66e97cf969c6dc038e4a3bdee8e1d11e3343614dd',X'13592944005dc638413ab315ee3a01d08dc8bc9ed770d526e22a5e1d55eb6776',X'7e979e2520e789bb26fbbade5de39fcb5d45ac15a61a0223598e8d76e2f5b421');
INSERT INTO recording VALUES(5,3,'estimate',NULL,'2026-11-23T01:20:56Z',NULL,X'3aa5b52c941510920af9af21fa815c7b0afab56c163f1eb5d315f05efec768e0',X'664fc1584b553cdecfe08810ea559943da483c400072372f408b0e44e4967025',X'a951e6ee82492e052ad29954c3cc1dd81488410081a9690938335c20f19d75d0');
INSERT INTO recording VALUES(6,3,'finding',NULL,'2026-11-23T07:57:24Z',NULL,X'e1294b9168ec504b9d29ca99957c934164db8fabe423e79618840e30610f23f1',X'2e8a3dab402b5a7eee51b2e4993c4ae7ed8cf15d856f078ae35aa42cf0e50b5c',X'439c9b2a6ea65a9b972c68730d1ca24324f5b1d03fb7453bda03b27ce9046d19');
INSERT INTO recording VALUES(7,4,'notifications',NULL,'2026-11-23T09:56:32Z',NULL,X'6bf0a3da424a2b21b66472dffef50199def4955606ef363b166bf0d2833f4eb6',X'156e71910565bdb9ad226356e380a8a260ac4d7f25e51368732bd739676086af',X'd5536c45fd34ddd859ee6ad76f4889125b0944a6714728b7240e350f55ca9af7');
INSERT INTO recording VALUES(8,3,'accessibility',NULL,'2026-11-24T11:15:48Z',NULL,X'8c42b350074efb52c8c7099a39b7b34bbb4a9a2e1624304ce60526051c28e7bd',X'aa136d459035b844fa2b5cdec4a30dce7ef89b6aa0e21ae330e93a7a892b183a',X'd630a5c4a492c1f9f8f07de1359017c0b1a2f76499fdd447474aa4c8988f1161');
INSERT INTO recording VALUES(9,3,'settings',NULL,'2026-11-24T13:16:30Z',NULL,X'124b7693d143fa628b2573487596a35529af52bc992baecf710115b2b2b7de42',X'0e3d632accf6efb358214d9a6bfe25f7e1be7306b70af708fb4cb138f9f13d18',X'0cc6f0f9c40bcfc371719f725a54ccbe523bfe3a1eab4d4ecca8ad12e1f8f728');
INSERT INTO recording VALUES(10,3,'explained',NULL,'2026-11-26T00:36:42Z',NULL,X'1c0b765aab720be789a1d26f2be5fc36e4553e49391378eabbcd43c31d1deb3b',X'509305b5757217ed890f197a7c90dc4f3239d5dac261f9586783e66d9a65ee9c',X'abc9132826d62ece7bb15ea91ae13feee55d0c468813a55ce07301d93f9460b6');
INSERT INTO recording VALUES(11,3,'build',NULL,'2026-11-26T12:49:09Z','6de9f1ef103741f1ab355ab028ab472f3029f7ed',X'f511e615252b352f722d8e05d608feb4ffe3e4afd75e67e5838fc509e5cdc9d9',X'ee6f117bc4329acf087a4786abb2a9aced9d5fcb94dc0e21089243179208211e',X'14fdf2298e48ebbfc2556ff95ce7ad1307d93a7f02a6497979db38b443ccb0c8');
INSERT INTO recording VALUES(12,3,'roots',NULL,'2026-11-26T13:33:22Z','28b2fd9a0f5eee68f5c968213b1a3f9aa57a3488',X'f511e615252b352f722d8e05d608feb4ffe3e4afd75e67e5838fc509e5cdc9d9',X'ee6f117bc4329acf087a4786abb2a9aced9d5fcb94dc0e21089243179208211e',X'e5e46aef95cfd764ab144df91eccdaaf7780b44bd62f8a9727496e6c75202a5f');
INSERT INTO recording VALUES(13,3,'seal',NULL,'2026-11-27T18:05:29Z','b4eb0612af73be521081bb4fb84858ac396f5ab5',X'288a08b57f2dbef3c562ff31534768ba75b7dce3b42ed9210bd455caa5b8f6c0',X'7bbf955c8051ee0c6be67d8a2aaadbd97cee4dfa8aa2ffd3038d87c01acbdbdb',X'9c0ef2c86b40b1c5ef1a11ce61ee9fd6969f076a65be9737fb77b0b785e3bcc6');
INSERT INTO recording VALUES(15,3,'lease',NULL,'2026-11-27T19:05:54Z','433d9d782324f63b17ccbcf4ad7f4f1f0e514284',X'37a3178d71f85648b520dbaa8c6b900fc75978deb59b963777a115d179021f8a',X'048ff440fc38b967ffacc7c895730419669ccd8a3a99644b493735180012b78a',X'f2d2de3b2ca8e85aeb42be0f859bf2ee86cca9d42854faf8f5747177146dcc07');
CREATE TABLE run (
  -- One row is one question that a recording asked, with its answer. An unchanged answer costs
  -- this row only.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recording_id INTEGER NOT NULL REFERENCES recording (id),
  question_id INTEGER NOT NULL REFERENCES question (id),
  answer_id INTEGER NOT NULL REFERENCES answer (id)
, hash BLOB NOT NULL DEFAULT x'' CHECK (length(hash) IN (0, 32)), explanation_id INTEGER REFERENCES explanation (id), seal BLOB CHECK (length(seal) = 16)) STRICT;
INSERT INTO run VALUES(1,1,1,1,X'f03017b812fd2ae404060f018728f17d6e210a5e1c1c5d2e11652ea68acbd0d4',NULL,NULL);
INSERT INTO run VALUES(2,1,2,1,X'9c8274c7ef425201110b71e756e040c675ed851801134345cc6f835d9beac278',NULL,NULL);
INSERT INTO run VALUES(3,2,1,1,X'5090fc5e806261960b16d0f140ca924566407a0eef298784fdc32ce5efb47dfa',NULL,NULL);
INSERT INTO run VALUES(4,4,1,2,X'0247f610c8a40cc92080a23b9cb1e6c1f64677086a9d64b254428c39437dfe07',NULL,NULL);
INSERT INTO run VALUES(5,4,2,2,X'b692f05de7ce9be71571cab40728fa69bde617467377d769443fb01a4fcc5642',NULL,NULL);
INSERT INTO run VALUES(6,5,3,3,X'b27229150a7658cf0042f80bc93aec271b9e0c693de366d9f79b4029f91d95e3',NULL,NULL);
INSERT INTO run VALUES(7,6,4,4,X'2ecb0c7973a2855a0396a100330481031645f3ebd256ae9a9f70f6f973701478',NULL,NULL);
INSERT INTO run VALUES(8,7,5,5,X'f52db9026f8baf60256309e046cfff230df6d104d0a0044fca648751d60f6be1',NULL,NULL);
INSERT INTO run VALUES(9,8,6,6,X'68bc5f44d580bd87b0cc7e9584887de5a1131cc9c9a5935976686f8ea7032f49',NULL,NULL);
INSERT INTO run VALUES(10,9,7,7,X'0bff526ff0fbc40ab58a4fbb8434f12e5335afae3320068ee057d4a50ddcc7b8',NULL,NULL);
INSERT INTO run VALUES(11,10,8,8,X'b047ae525e27ff77a6dd39bb6ec809510c49eef5365f0ec60ed05fd8c9dd33ef',1,NULL);
INSERT INTO run VALUES(12,11,9,9,X'd2b5a07651d166a429421f3b3f62ab8e5eafc85d541528941e8814d91cf19bc9',NULL,NULL);
INSERT INTO run VALUES(13,12,9,9,X'bc4a78f98d49eecec7663ccb9df3b8a6213e09d89e28f96d86962d039497c52d',NULL,NULL);
INSERT INTO run VALUES(14,13,10,10,X'42121ab06986fe1c7cb8b66fa9d6eab7ef5a5a9122321d1af9f22a120fa5692e',NULL,X'82b2fb60d7b23c1e3034ac78175d8023');
INSERT INTO run VALUES(16,15,11,11,X'efccaaf9feda00c135602534115679df10951c01dac7529438ee9cc62e01d5ca',NULL,X'd403aa81b626e72218557f106689374d');
CREATE TABLE answer (
  -- One row is one distinct answer: all that happened in a run.
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),        -- of everything below
  geometry_hash BLOB NOT NULL CHECK (length(geometry_hash) = 32)
                                      -- without the wording of steps and without findings
) STRICT;
INSERT INTO answer VALUES(1,X'2ddff0908053c8db52784dd49516616562c250f1ea7eac08c33b0c435bd43434',X'8ce601984ef89b8ab0c164e1aa21d519f18a013b0c2ff06c3f31a357a840ab44');
INSERT INTO answer VALUES(2,X'ff2514f98f5aa926f91dfa66c25265294c95da95531f3310405c397252417063',X'3ff8d47c1f4ec6b034d09ce38fb222a01b6405ca0f3006535714e6cfa8aaeb10');
INSERT INTO answer VALUES(3,X'8db6b0bd73c76a2afa8b12df3dd226f9a4856aa140eeb71943c874a995aa1d9e',X'e4d739ac9932e5fcac7e6dab8b6b49622f6506ea6d94611215ef4b6a4c46b62c');
INSERT INTO answer VALUES(4,X'5ee8ede59012a8ae2b872e3fe8cbaec7b163e195eb82587fb11a61c787476333',X'0af06eb2d4f599ef1acfcfa5f394ff4e3f3dc0a987b0ed60c792dd1d69387985');
INSERT INTO answer VALUES(5,X'66964001269c018e1fc990fe9a247422fa612d48ecb9a5368b9a83ccb7279284',X'e10acd6c75d07ac6cfef8905eee50d95390a832afa0512d7c17cc1ea8dc22959');
INSERT INTO answer VALUES(6,X'7c62fe0c683726f46630ee60e1979d6ddae99ae349a0b98671d6344b58516841',X'5886451857594489f74f677204633917ae07762201449c9c270c3c503103d72e');
INSERT INTO answer VALUES(7,X'2028525f0f8b2092559f8e2eebd333e22c03fd5cfb9bec65f32c383f0e34bf12',X'bc456e89c5a6d4a6e31a5df39ddc953cad5b907f390f1d57fa2e5fb819e14280');
INSERT INTO answer VALUES(8,X'a7265677ed3e8105accd236d7646685e75bb7944271148c83ed6a016f500da59',X'c28d0c78be7e7eb6269d3838cae2e48d000392df32f569a3218b815efc337a03');
INSERT INTO answer VALUES(9,X'60a6a3f21964bd58b22f04323b2cb9e11c39199e66f2662cba660629a450391c',X'c544f07713c707abd8cb5e48381d9e3352a193df0610437b0c0c89bb7e9f6192');
INSERT INTO answer VALUES(10,X'c055fea33ef5da59d467535907e98977fa354e9a00ee52e637b4bafa83dd38da',X'7088488ccd14a1bce59dc6f78d9522192987ec22aed93551b07670c52304b202');
INSERT INTO answer VALUES(11,X'9f11548350b76476717ca44b2888a073687ce0ccac703efba9ad80174050e3d9',X'e1e89ca3a61b2da641f172c68f9c0f3564895912df519ed0c152fc4c4e6876d0');
CREATE TABLE step (
  -- One row is one step of an answer as it was carried out.
  answer_id INTEGER NOT NULL REFERENCES answer (id),
  step INTEGER NOT NULL CHECK (step >= 0),                    -- position in the scenario, from 0
  time REAL NOT NULL,                 -- when it began
  action TEXT NOT NULL,               -- focus, rotate, checkpoint, ...
  detail TEXT NOT NULL,               -- the argument, for a checkpoint its name; may be empty
  snapshot_id INTEGER REFERENCES snapshot (id),               -- what a checkpoint saw, else null
  PRIMARY KEY (answer_id, step)
) STRICT, WITHOUT ROWID;
INSERT INTO step VALUES(1,0,0.0,'checkpoint','at rest',1);
INSERT INTO step VALUES(1,1,0.0,'focus','email',NULL);
INSERT INTO step VALUES(1,2,0.0,'wait','0.12',NULL);
INSERT INTO step VALUES(1,3,0.11999999999999999555,'checkpoint','keyboard up',2);
INSERT INTO step VALUES(1,4,0.11999999999999999555,'push','details',NULL);
INSERT INTO step VALUES(1,5,0.11999999999999999555,'wait','1',NULL);
INSERT INTO step VALUES(1,6,1.1200000000000001065,'checkpoint','details',3);
INSERT INTO step VALUES(2,0,0.0,'checkpoint','at rest',1);
INSERT INTO step VALUES(2,1,0.0,'focus','email',NULL);
INSERT INTO step VALUES(2,2,0.0,'wait','0.12',NULL);
INSERT INTO step VALUES(2,3,0.11999999999999999555,'checkpoint','keyboard up',4);
INSERT INTO step VALUES(2,4,0.11999999999999999555,'push','details',NULL);
INSERT INTO step VALUES(2,5,0.11999999999999999555,'wait','1',NULL);
INSERT INTO step VALUES(2,6,1.1200000000000001065,'checkpoint','details',3);
INSERT INTO step VALUES(3,0,0.0,'checkpoint','at rest',5);
INSERT INTO step VALUES(4,0,0.0,'focus','box',NULL);
INSERT INTO step VALUES(4,1,0.0,'wait','1',NULL);
INSERT INTO step VALUES(4,2,1.0,'checkpoint','typing',6);
INSERT INTO step VALUES(5,0,0.0,'checkpoint','at rest',7);
INSERT INTO step VALUES(5,1,0.0,'checkpoint','keyboard up',7);
INSERT INTO step VALUES(6,0,0.0,'checkpoint','at rest',8);
INSERT INTO step VALUES(7,0,0.0,'checkpoint','at rest',9);
INSERT INTO step VALUES(8,0,0.0,'checkpoint','at rest',10);
INSERT INTO step VALUES(9,0,0.0,'checkpoint','at rest',11);
INSERT INTO step VALUES(10,0,0.0,'checkpoint','at rest',12);
INSERT INTO step VALUES(11,0,0.0,'checkpoint','at rest',13);
CREATE TABLE navigation_push (
  -- One row is one push or pop of a navigation controller.
  answer_id INTEGER NOT NULL,
  position INTEGER NOT NULL,          -- in the answer, from 0
  step INTEGER NOT NULL,              -- during which it happened
  time REAL NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('push', 'pop')),
  from_screen TEXT NOT NULL,          -- on top before
  to_screen TEXT NOT NULL,            -- on top after
  animated INTEGER NOT NULL CHECK (animated IN (0, 1)),
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;
INSERT INTO navigation_push VALUES(1,0,4,0.11999999999999999555,'push','form','details',1);
INSERT INTO navigation_push VALUES(2,0,4,0.11999999999999999555,'push','form','details',1);
CREATE TABLE finding (
  -- One row is one complaint of the engine or of an invariant.
  answer_id INTEGER NOT NULL,
  position INTEGER NOT NULL,          -- in the answer, from 0
  step INTEGER NOT NULL,              -- after which it was noticed
  kind TEXT NOT NULL,                 -- ambiguousLayout, unsatisfiableConstraints, brokenInvariant
  view TEXT NOT NULL,                 -- path of the view concerned, empty for the screen
  message TEXT NOT NULL, subject TEXT, conflict TEXT,              -- one sentence
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;
INSERT INTO finding VALUES(1,0,0,'ambiguousLayout','form/scrollView/view/hint','the constraints leave position or size open',NULL,NULL);
INSERT INTO finding VALUES(2,0,0,'ambiguousLayout','form/scrollView/view/hint','the constraints leave position or size open',NULL,NULL);
INSERT INTO finding VALUES(4,0,2,'unsatisfiableConstraints','form/box','','wide','[{"equation":"box.width == 120.0","kind":"constraint","name":"wide","role":"broken","view":""},{"equation":"box.width == 100.0","kind":"constraint","name":"narrow","role":"conflicting","view":""}]');
INSERT INTO finding VALUES(4,1,2,'ambiguousLayout','form/box','','horizontal',NULL);
INSERT INTO finding VALUES(4,2,2,'brokenInvariant','form/box','the field is at 0,600 to 100,622, and 0,0 to 375,451 is visible','focusedFieldVisible',NULL);
CREATE TABLE snapshot (
  -- One row is one distinct state of a screen.
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),        -- of the screen and all its views
  window_width REAL NOT NULL,
  window_height REAL NOT NULL,
  keyboard_x REAL,                    -- in the screen's coordinates; null while off screen
  keyboard_y REAL,
  keyboard_width REAL,
  keyboard_height REAL,
  first_responder TEXT                -- path of the focused view; null without one
) STRICT;
INSERT INTO snapshot VALUES(1,X'42beef4020b50ad109c7c9101751ef8afbabc2e6950c46858ee50688bb3ede72',375.0,667.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO snapshot VALUES(2,X'351190ff1a164534ac0c6ec57a5eeb1ffd0c6d1ca837bc4a420b58289a09e38c',375.0,667.0,0.0,451.0,375.0,216.0,'form/scrollView/view/email');
INSERT INTO snapshot VALUES(3,X'0e69e97b81940e3fe8a04a7fddaf2643685ef4d77396b9f7103efbd1cbebad9a',375.0,667.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO snapshot VALUES(4,X'ed49c673887444794a24463b177c06539d95eb3dba6fafa0b882f6e7906b4517',375.0,667.0,0.0,451.0,375.0,216.0,'form/scrollView/view/email');
INSERT INTO snapshot VALUES(5,X'ad4f741df3369e6a7aa2bb9037e4a7fe7bcf7ccf26f20d8c6c97a9e8ca07f5a7',375.0,667.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO snapshot VALUES(6,X'22cbe365b97e384dacf92ad68c2a6cf5fbb783fcae20f42d2c750049eb1d2ffb',375.0,667.0,0.0,451.0,375.0,216.0,'form/box');
INSERT INTO snapshot VALUES(7,X'c512e0538c080c4a4e829e4b855c59af56c64c41e50b2a6fd085b5f54a5fbf44',375.0,667.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO snapshot VALUES(8,X'da7fd774e091da99dd79486e59ef849acbecd14dc8d79c0e94c937beb84fe688',375.0,667.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO snapshot VALUES(9,X'820668e6c22f770b086ffad02eed13c30a97a1c516ba18564847613560dd9aa6',375.0,667.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO snapshot VALUES(10,X'76f810a7202ae4d52794dc15e8cb5d8ff0e92cc4e736476d0f7b55f0c1c8dddf',375.0,667.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO snapshot VALUES(11,X'7351e593d362e5f2bd35999d039fb84df6bd802ef1af80125ab12469434f39f4',375.0,667.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO snapshot VALUES(12,X'bcfcb5699a77ef3b2a88ab532d901c21462d2a36a63d3e3720292d1d3fbba225',375.0,667.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO snapshot VALUES(13,X'be38104bd7471a9ccef59b52508d59e0048b0a035bd8bd89987601f926d718dc',375.0,667.0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE view_path (
  -- One row is the name of a view and its ancestors, from the screen down: signUp/form/email.
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO view_path VALUES(1,'view');
INSERT INTO view_path VALUES(2,'form');
INSERT INTO view_path VALUES(3,'form/scrollView');
INSERT INTO view_path VALUES(4,'form/scrollView/view');
INSERT INTO view_path VALUES(5,'form/scrollView/view/email');
INSERT INTO view_path VALUES(6,'form/scrollView/view/hint');
INSERT INTO view_path VALUES(7,'view/navigationBar');
INSERT INTO view_path VALUES(8,'view/toolbar');
INSERT INTO view_path VALUES(9,'details');
INSERT INTO view_path VALUES(10,'details/scrollView');
INSERT INTO view_path VALUES(11,'details/scrollView/view');
INSERT INTO view_path VALUES(12,'details/scrollView/view/note');
INSERT INTO view_path VALUES(13,'form/title');
INSERT INTO view_path VALUES(14,'form/box');
INSERT INTO view_path VALUES(15,'form/email');
INSERT INTO view_path VALUES(16,'form/nameLabel');
INSERT INTO view_path VALUES(17,'form/save');
INSERT INTO view_path VALUES(18,'box');
INSERT INTO view_path VALUES(19,'box/field');
CREATE TABLE view_class (
  -- One row is a class of UIKit: UITextField.
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO view_class VALUES(1,'UIView');
INSERT INTO view_class VALUES(2,'UIScrollView');
INSERT INTO view_class VALUES(3,'UITextField');
INSERT INTO view_class VALUES(4,'UILabel');
INSERT INTO view_class VALUES(5,'UINavigationBar');
INSERT INTO view_class VALUES(6,'UIToolbar');
INSERT INTO view_class VALUES(7,'UIButton');
CREATE TABLE geometry (
  -- One row is one view in one snapshot.
  snapshot_id INTEGER NOT NULL REFERENCES snapshot (id),
  view_id INTEGER NOT NULL REFERENCES view_path (id),
  position INTEGER NOT NULL,          -- from 0; parents before children, siblings back to front
  class_id INTEGER NOT NULL REFERENCES view_class (id),
  hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),           -- itself, not by an ancestor
  x REAL NOT NULL,                    -- frame in the superview's coordinates
  y REAL NOT NULL,
  width REAL NOT NULL,
  height REAL NOT NULL,
  window_x REAL NOT NULL,             -- frame in the window's coordinates
  window_y REAL NOT NULL,
  window_width REAL NOT NULL,
  window_height REAL NOT NULL,
  safe_top REAL NOT NULL,             -- safe-area insets
  safe_left REAL NOT NULL,
  safe_bottom REAL NOT NULL,
  safe_right REAL NOT NULL,
  PRIMARY KEY (snapshot_id, view_id)
) STRICT, WITHOUT ROWID;
INSERT INTO geometry VALUES(1,1,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(1,2,1,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,64.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(1,3,2,2,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,64.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(1,4,3,1,0,0.0,0.0,375.0,654.0,0.0,64.0,375.0,654.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(1,5,4,3,0,16.0,600.0,343.0,34.0,16.0,664.0,343.0,34.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(1,6,5,4,0,0.0,0.0,31.5,20.499999999999999999,0.0,64.0,31.5,20.499999999999999999,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(1,7,6,5,0,0.0,20.0,375.0,44.0,0.0,20.0,375.0,44.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(1,8,7,6,1,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(2,1,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(2,2,1,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,64.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(2,3,2,2,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,64.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(2,4,3,1,0,0.0,0.0,375.0,654.0,0.0,64.0,375.0,654.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(2,5,4,3,0,16.0,600.0,343.0,34.0,16.0,664.0,343.0,34.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(2,6,5,4,0,0.0,0.0,31.5,20.499999999999999999,0.0,64.0,31.5,20.499999999999999999,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(2,7,6,5,0,0.0,20.0,375.0,44.0,0.0,20.0,375.0,44.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(2,8,7,6,1,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(3,1,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(3,7,5,5,0,0.0,20.0,375.0,44.0,0.0,20.0,375.0,44.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(3,8,6,6,1,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(3,9,1,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,64.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(3,10,2,2,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,64.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(3,11,3,1,0,0.0,0.0,375.0,603.0,0.0,64.0,375.0,603.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(3,12,4,4,0,16.0,100.0,37.0,20.499999999999999999,16.0,164.0,37.0,20.499999999999999999,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(4,1,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(4,2,1,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,64.0,0.0,216.0,0.0);
INSERT INTO geometry VALUES(4,3,2,2,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,64.0,0.0,216.0,0.0);
INSERT INTO geometry VALUES(4,4,3,1,0,0.0,0.0,375.0,654.0,0.0,-183.0,375.0,654.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(4,5,4,3,0,16.0,600.0,343.0,34.0,16.0,417.0,343.0,34.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(4,6,5,4,0,0.0,0.0,31.5,20.499999999999999999,0.0,-183.0,31.5,20.499999999999999999,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(4,7,6,5,0,0.0,20.0,375.0,44.0,0.0,20.0,375.0,44.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(4,8,7,6,1,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(5,2,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(5,13,1,4,0,20.0,20.0,70.500000000000000001,24.0,20.0,20.0,70.500000000000000001,24.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(6,2,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(6,14,1,3,0,0.0,600.0,100.0,22.0,0.0,600.0,100.0,22.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(7,2,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(8,2,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(8,13,2,4,0,20.0,40.0,200.0,21.0,20.0,40.0,200.0,21.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(8,15,1,3,0,20.0,100.0,200.0,34.0,20.0,100.0,200.0,34.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(9,2,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(9,16,1,4,0,16.0,40.0,276.5,39.5,16.0,40.0,276.5,39.5,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(9,17,2,7,0,16.0,87.5,53.0,30.0,16.0,87.5,53.0,30.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(10,2,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(10,13,1,4,0,16.0,40.0,120.0,20.0,16.0,40.0,120.0,20.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(11,2,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(11,3,1,2,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(11,4,2,1,0,0.0,0.0,375.0,647.0,0.0,20.0,375.0,647.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(12,2,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(12,14,1,1,0,20.0,40.0,100.0,30.0,20.0,40.0,100.0,30.0,0.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(13,18,0,1,0,0.0,0.0,375.0,667.0,0.0,0.0,375.0,667.0,20.0,0.0,0.0,0.0);
INSERT INTO geometry VALUES(13,19,1,3,0,20.0,50.0,200.0,44.0,20.0,50.0,200.0,44.0,0.0,0.0,0.0,0.0);
CREATE TABLE scroll_geometry (
  -- One row is what a scroll view in one snapshot has beside the geometry of a view.
  snapshot_id INTEGER NOT NULL,
  view_id INTEGER NOT NULL,
  content_width REAL NOT NULL,
  content_height REAL NOT NULL,
  offset_x REAL NOT NULL,
  offset_y REAL NOT NULL,
  inset_top REAL NOT NULL,            -- content inset that code has set
  inset_left REAL NOT NULL,
  inset_bottom REAL NOT NULL,
  inset_right REAL NOT NULL,
  adjusted_top REAL NOT NULL,         -- content inset with the safe area's part
  adjusted_left REAL NOT NULL,
  adjusted_bottom REAL NOT NULL,
  adjusted_right REAL NOT NULL,
  PRIMARY KEY (snapshot_id, view_id),
  FOREIGN KEY (snapshot_id, view_id) REFERENCES geometry (snapshot_id, view_id)
) STRICT, WITHOUT ROWID;
INSERT INTO scroll_geometry VALUES(1,3,375.0,654.0,0.0,-64.0,0.0,0.0,0.0,0.0,64.0,0.0,0.0,0.0);
INSERT INTO scroll_geometry VALUES(2,3,375.0,654.0,0.0,-64.0,0.0,0.0,0.0,0.0,64.0,0.0,0.0,0.0);
INSERT INTO scroll_geometry VALUES(3,10,375.0,603.0,0.0,-64.0,0.0,0.0,0.0,0.0,64.0,0.0,0.0,0.0);
INSERT INTO scroll_geometry VALUES(4,3,375.0,654.0,0.0,183.0,0.0,0.0,0.0,0.0,64.0,0.0,216.0,0.0);
INSERT INTO scroll_geometry VALUES(11,3,375.0,647.0,0.0,-20.0,0.0,0.0,0.0,0.0,20.0,0.0,0.0,0.0);
CREATE TABLE plan (
  -- One row is one set of questions that recorders set out to ask, one or several of them together.
  id INTEGER PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE           -- SHA-256 of its cases and their questions, hexadecimal
) STRICT;
INSERT INTO "plan" VALUES(1,'a3aa9a3fd385eb2f93b1daae79998eee5a7f1acb548ebd9e4089a07f27f8db0f');
INSERT INTO "plan" VALUES(2,'83d6c1df277b2d83f442c98600a19526c11ec5c8476df7d8dea3a9135849b23f');
INSERT INTO "plan" VALUES(3,'79215c21d47361466db1298316e0a0620eb02dba3d53b329bfd747ecfa4b8495');
INSERT INTO "plan" VALUES(4,'6ad2c5cb54c4ee7d2fabfc12ca5085802b86e0f8d90a912e6e0e9dc573a8cf89');
INSERT INTO "plan" VALUES(5,'547cf5c71d52a1c70870e235c30b98120b4c5f32f771c22e2ce1bd3b263b3653');
INSERT INTO "plan" VALUES(6,'734ec391aba22e428c88fc348b9349d2dc5c911a5a74eb7fab61f68da15ea3fc');
INSERT INTO "plan" VALUES(7,'da1ecfd36d854f78064f94ba914e40e87de477f7b516b4526660303398628f4c');
INSERT INTO "plan" VALUES(8,'b1448c23febc84a9f53e9d38b24d58490809269a61c2a899eaf69d3257ddc182');
INSERT INTO "plan" VALUES(9,'faa3baba558084c9913e11fef385627268b6d46a43c7b494674923df5480afd1');
INSERT INTO "plan" VALUES(10,'487c107602457fb7cd2a35c5281502e577b7c902f8e3b447035b9a63e34586b9');
CREATE TABLE planned_case (
  -- One row is one case of a plan.
  plan_id INTEGER NOT NULL REFERENCES plan (id),
  case_id INTEGER NOT NULL REFERENCES scenario_case (id),
  question TEXT NOT NULL,             -- digest of the question as the recorder asks it
  draw INTEGER NOT NULL CHECK (draw >= 0),
                                      -- of the case's name: the first 63 bits of its SHA-256
  PRIMARY KEY (plan_id, case_id)
) STRICT, WITHOUT ROWID;
INSERT INTO planned_case VALUES(1,1,'10c9380e54ef4d8291694a6ea4d2a9b60edd3024bcd7d3574bee00f520ff1fee',6851297234239112210);
INSERT INTO planned_case VALUES(1,2,'4b5a0d187676508d0f3dade1ca67a0bddc34162f1d73e8d5bbf9a5eb9536d36e',3807291815764583246);
INSERT INTO planned_case VALUES(2,3,'605ddd0c28af20b3fd42c5d7ef1c1e23ce4206ddd053b8b9fedbfbd5bc0a6798',5902710955708030927);
INSERT INTO planned_case VALUES(3,4,'8ed89ec08e9d592bc54921c8cb105960cb6d0cf47ca6afd02f4defd27243cc22',5795601382415849722);
INSERT INTO planned_case VALUES(4,5,'8a738fe8db2a1a143988f6f4985e263b6ff455186452d015019a26424062a719',3147298025774105016);
INSERT INTO planned_case VALUES(5,6,'884db2c53ecdf8b1b94bb5ef481ca3a4d57c986a54c7ad007439510ac6832b44',1284890403771231463);
INSERT INTO planned_case VALUES(6,7,'a2e788f5659da0bf85995d32435ba6eada6bbfd5e7ce6f7dba588a62551ea6c9',1370059732959085631);
INSERT INTO planned_case VALUES(7,8,'b9633dc2288663cabf789e9589ac10ff9a0cafdcc8390a4441cc88a05f40b068',4662547991261135250);
INSERT INTO planned_case VALUES(8,9,'a2bb464a373f1a60278e0190ad39b18727a08b7ff5bd94555a420fd1784f94d7',7882651605961165207);
INSERT INTO planned_case VALUES(9,10,'79d0d8f2a4c7f532f74d44538c6b95a38de585209c9ca461c61abf675a056701',6574233736751943858);
INSERT INTO planned_case VALUES(10,11,'56d2a674cd33e8e18fb9c759fb19a319604e9e82f71b17e6e194d3724dff5a54',2397583317311049901);
CREATE TABLE shard (
  -- One row is the part of a plan that fell to a recording: the cases for which the remainder of
  -- draw divided by count is number - 1. An undivided plan has one part.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
  plan_id INTEGER NOT NULL REFERENCES plan (id),
  number INTEGER NOT NULL CHECK (number BETWEEN 1 AND count),
  count INTEGER NOT NULL
) STRICT;
INSERT INTO shard VALUES(1,1,1,1);
INSERT INTO shard VALUES(2,1,1,1);
INSERT INTO shard VALUES(3,1,1,1);
INSERT INTO shard VALUES(4,1,1,1);
INSERT INTO shard VALUES(5,2,1,1);
INSERT INTO shard VALUES(6,3,1,1);
INSERT INTO shard VALUES(7,4,1,1);
INSERT INTO shard VALUES(8,5,1,1);
INSERT INTO shard VALUES(9,6,1,1);
INSERT INTO shard VALUES(10,7,1,1);
INSERT INTO shard VALUES(11,8,1,1);
INSERT INTO shard VALUES(12,8,1,1);
INSERT INTO shard VALUES(13,9,1,1);
INSERT INTO shard VALUES(15,10,1,1);
CREATE TABLE failure (
  -- One row is one question that a recording put to its engine, or meant to, and got no answer to.
  -- A case that failed is not done: it has no run in the recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),
  question_id INTEGER NOT NULL REFERENCES question (id),
  kind TEXT NOT NULL
    CHECK (kind IN ('crash', 'timeout', 'refused', 'unsupported', 'inconsistent')),
                                      -- the engine ended; took too long; said that it cannot; does
                                      -- not list what the case needs; wrote something else
  reason TEXT NOT NULL,               -- what happened, with the engine's last words; lines
  PRIMARY KEY (recording_id, question_id)
) STRICT, WITHOUT ROWID;
INSERT INTO failure VALUES(2,2,'crash',replace('it stopped (exit status 0); its last words were:\n  fatal: it''s out of luck\n  tiny/keyboard, line 2','\n',char(10)));
INSERT INTO failure VALUES(3,1,'refused','navigation is not done yet');
INSERT INTO failure VALUES(3,2,'refused','navigation is not done yet');
CREATE TABLE size_estimate (
  -- One row is one view of an answer whose own size depends on one that its screen does not give.
  answer_id INTEGER NOT NULL REFERENCES answer (id),
  position INTEGER NOT NULL,          -- in the answer, from 0
  view TEXT NOT NULL,                 -- path of the view
  reason TEXT NOT NULL
    CHECK (reason IN ('symbol', 'image', 'font', 'customClass', 'drawnSize')),
                                      -- what has the size: a system symbol; an image that the
                                      -- document does not list; a font measured by another; a class
                                      -- of the app's; a view that is as large as it was drawn
  name TEXT NOT NULL,                 -- of the symbol, image, font or class; may be empty
  PRIMARY KEY (answer_id, position)
) STRICT, WITHOUT ROWID;
INSERT INTO size_estimate VALUES(3,0,'form/title','font','Sora-Bold');
CREATE TABLE accessibility_element (
  -- One row is one thing at which a screen reader stops in a snapshot.
  snapshot_id INTEGER NOT NULL,
  position INTEGER NOT NULL,          -- in the order of reading, from 0
  view_id INTEGER NOT NULL,           -- the view, or the one of which it is a part
  label TEXT,                         -- what is read first; null without one
  value TEXT,                         -- the current value; null without one
  hint TEXT,                          -- what happens when it is operated; null without one
  identifier TEXT,                    -- a name for tests; null without one
  traits TEXT NOT NULL,               -- their names in order, separated by spaces; may be empty
  PRIMARY KEY (snapshot_id, position),
  FOREIGN KEY (snapshot_id, view_id) REFERENCES geometry (snapshot_id, view_id)
) STRICT, WITHOUT ROWID;
INSERT INTO accessibility_element VALUES(8,0,13,'Sign up',NULL,NULL,NULL,'header');
INSERT INTO accessibility_element VALUES(8,1,15,'Email','a@b.c','Where mail goes','email','');
CREATE TABLE scenario_case (
  -- One row is one scenario on one device and system, in one orientation, by one technique, for a user with
  -- settings.
  id INTEGER PRIMARY KEY,
  scenario_id INTEGER NOT NULL REFERENCES scenario (id),
  device_id INTEGER NOT NULL REFERENCES device (id),
  orientation TEXT NOT NULL,          -- at the start: portrait or landscape
  technique TEXT NOT NULL,            -- scrolling-content
  system TEXT NOT NULL DEFAULT '',    -- 9.3; empty for that of the device's measures
  settings TEXT NOT NULL DEFAULT '',  -- de accessibilityLarge; empty for a user who has chosen nothing
  UNIQUE (scenario_id, device_id, orientation, technique, system, settings)
) STRICT;
INSERT INTO scenario_case VALUES(1,1,1,'portrait','scrolling-content','11.0','');
INSERT INTO scenario_case VALUES(2,1,1,'portrait','scrolling-content','16.0','');
INSERT INTO scenario_case VALUES(3,2,1,'portrait','none','','');
INSERT INTO scenario_case VALUES(4,3,1,'portrait','none','','');
INSERT INTO scenario_case VALUES(5,4,1,'portrait','none','','');
INSERT INTO scenario_case VALUES(6,5,1,'portrait','none','','');
INSERT INTO scenario_case VALUES(7,6,1,'portrait','none','','de accessibilityLarge');
INSERT INTO scenario_case VALUES(8,7,1,'portrait','none','','');
INSERT INTO scenario_case VALUES(9,8,1,'portrait','scrolling-content','','');
INSERT INTO scenario_case VALUES(10,9,1,'portrait','none','','');
INSERT INTO scenario_case VALUES(11,8,1,'portrait','none','','');
CREATE TABLE explanation (
  -- One row is what determined all frames of a run; runs that agree share it.
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE           -- SHA-256 of all its values and their parts
) STRICT;
INSERT INTO explanation VALUES(1,X'b87fdb1d6fdce29f2043337aa24da4b5936d912605f7f2e045a983698e16cd9e');
CREATE TABLE explained_value (
  -- One row is one number of the frame of a view at a checkpoint, in points. Its parts, the alignment, the
  -- rounding and what was set directly add up to the value.
  id INTEGER PRIMARY KEY,
  explanation_id INTEGER NOT NULL REFERENCES explanation (id),
  step INTEGER NOT NULL,              -- of the checkpoint, from 0
  view_id INTEGER NOT NULL REFERENCES view_path (id),
  dimension TEXT NOT NULL,            -- x, y, width or height, in the superview's coordinates
  value REAL NOT NULL,                -- as the frame has it, in force
  alignment REAL NOT NULL,            -- from the alignment rectangle to the frame
  rounding REAL NOT NULL,             -- to whole pixels
  set_directly REAL NOT NULL,         -- what no constraint accounts for
  ambiguous INTEGER NOT NULL,         -- 1 where the constraints leave the value open
  UNIQUE (explanation_id, step, view_id, dimension)
) STRICT;
INSERT INTO explained_value VALUES(1,1,0,2,'x',0.0,0.0,0.0,0.0,0);
INSERT INTO explained_value VALUES(2,1,0,2,'y',0.0,0.0,0.0,0.0,0);
INSERT INTO explained_value VALUES(3,1,0,2,'width',375.0,0.0,0.0,0.0,0);
INSERT INTO explained_value VALUES(4,1,0,2,'height',667.0,0.0,0.0,0.0,0);
INSERT INTO explained_value VALUES(5,1,0,13,'x',16.0,0.0,0.0,0.0,0);
INSERT INTO explained_value VALUES(6,1,0,13,'y',40.0,0.0,0.0,0.0,0);
INSERT INTO explained_value VALUES(7,1,0,13,'width',120.0,0.0,0.0,0.0,0);
INSERT INTO explained_value VALUES(8,1,0,13,'height',20.0,0.0,0.0,0.0,0);
CREATE TABLE explanation_source (
  -- One row is one thing that determines values: a constraint, or what acts as one.
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,                 -- constraint, autoresizingMask, contentSize, arrangement, guide, rootSize,
                                      -- smallContent, or item for a view or guide itself
  name TEXT NOT NULL,                 -- of a constraint, an arrangement or a guide; else empty
  view TEXT NOT NULL,                 -- name of the view or guide that has it; empty for a constraint
  equation TEXT NOT NULL,             -- the constraint with its numbers; empty for anything else
  UNIQUE (name, kind, view, equation)
) STRICT;
INSERT INTO explanation_source VALUES(1,'autoresizingMask','','view','');
INSERT INTO explanation_source VALUES(2,'rootSize','','UIWindow','');
INSERT INTO explanation_source VALUES(3,'constraint','leading','','title.leading == view.leading + 16.0');
INSERT INTO explanation_source VALUES(4,'constraint','top','','title.top == view.top + 40.0');
INSERT INTO explanation_source VALUES(5,'constraint','wide','','title.width == 120.0');
INSERT INTO explanation_source VALUES(6,'constraint','high','','title.height == 20.0');
CREATE TABLE explained_part (
  -- One row is one part that something has in a value.
  value_id INTEGER NOT NULL REFERENCES explained_value (id),
  position INTEGER NOT NULL,          -- in the order of the explanation, from 0
  role TEXT NOT NULL,                 -- part, pressure, empty or free
  source_id INTEGER NOT NULL REFERENCES explanation_source (id),
  amount REAL,                        -- what a part brings to the value; null for other roles
  multiplier REAL,                    -- by how much the value changes for each point of the constant; null for
                                      -- other roles
  surroundings REAL,                  -- how much of the amount is not from the constant; null for other roles
  priority REAL,                      -- of the constraint, 1000 if required; null for other roles
  PRIMARY KEY (value_id, position)
) STRICT, WITHOUT ROWID;
INSERT INTO explained_part VALUES(1,0,'part',1,0.0,1.0,0.0,1000.0);
INSERT INTO explained_part VALUES(2,0,'part',1,0.0,1.0,0.0,1000.0);
INSERT INTO explained_part VALUES(3,0,'part',2,375.0,1.0,0.0,1000.0);
INSERT INTO explained_part VALUES(3,1,'part',1,0.0,1.0,0.0,1000.0);
INSERT INTO explained_part VALUES(4,0,'part',2,667.0,1.0,0.0,1000.0);
INSERT INTO explained_part VALUES(4,1,'part',1,0.0,1.0,0.0,1000.0);
INSERT INTO explained_part VALUES(5,0,'part',3,16.0,1.0,0.0,1000.0);
INSERT INTO explained_part VALUES(6,0,'part',4,40.0,1.0,0.0,1000.0);
INSERT INTO explained_part VALUES(7,0,'part',5,120.0,1.0,0.0,1000.0);
INSERT INTO explained_part VALUES(8,0,'part',6,20.0,1.0,0.0,1000.0);
CREATE TABLE event (
  -- One row is one thing that happened in an answer. Of a value with several numbers, such as an
  -- inset, each number that changed is a row of its own. The cause is null where the engine reports
  -- keyboard notifications alone. These announce frames, in the screen's coordinates, which are null
  -- for all else.
  answer_id INTEGER NOT NULL,
  position INTEGER NOT NULL,          -- in the answer, from 0: the order in which things happened
  step INTEGER NOT NULL,              -- during which it happened
  time REAL NOT NULL,
  kind TEXT NOT NULL,                 -- notification, call, focus, rotation, inset, scroll, content,
                                      -- layout or diagnostic
  name TEXT NOT NULL,                 -- keyboardWillShow, viewWillAppear, contentInset.bottom, ...
  subject TEXT NOT NULL,              -- path of the view or name of the screen, empty for the device
  cause TEXT CHECK (cause = 'technique' OR cause = 'system' OR cause = 'script'),
  before ANY,                         -- a length, or the name of a view or orientation, or null
  after ANY,
  duration REAL,                      -- seconds it takes to be seen; null unless animated
  begin_x REAL,
  begin_y REAL,
  begin_width REAL,
  begin_height REAL,
  end_x REAL,
  end_y REAL,
  end_width REAL,
  end_height REAL,
  keyboard_duration REAL,             -- seconds that the keyboard's animation takes
  PRIMARY KEY (answer_id, position),
  FOREIGN KEY (answer_id, step) REFERENCES step (answer_id, step)
) STRICT, WITHOUT ROWID;
INSERT INTO event VALUES(1,0,0,0.0,'call','loadView','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,1,0,0.0,'call','viewDidLoad','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,2,0,0.0,'call','viewWillAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,3,0,0.0,'call','viewSafeAreaInsetsDidChange','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,4,0,0.0,'scroll','contentOffset.y','form/scrollView','system',0.0,-64.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,5,0,0.0,'call','viewIsAppearing','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,6,0,0.0,'notification','windowDidBecomeVisible','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,7,0,0.0,'notification','windowDidBecomeKey','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,8,0,0.0,'content','contentSize.width','form/scrollView','system',0.0,375.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,9,0,0.0,'content','contentSize.height','form/scrollView','system',0.0,654.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,10,0,0.0,'layout','layout','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,11,0,0.0,'call','viewDidAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,12,1,0.0,'focus','firstResponder','','script',NULL,'form/scrollView/view/email',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,13,1,0.0,'notification','keyboardWillChangeFrame','','system',NULL,NULL,NULL,0.0,667.0,375.0,216.0,0.0,451.0,375.0,216.0,0.25);
INSERT INTO event VALUES(1,14,1,0.0,'notification','keyboardWillShow','','system',NULL,NULL,NULL,0.0,667.0,375.0,216.0,0.0,451.0,375.0,216.0,0.25);
INSERT INTO event VALUES(1,15,4,0.11999999999999999555,'call','loadView','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,16,4,0.11999999999999999555,'call','viewDidLoad','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,17,4,0.11999999999999999555,'call','viewWillDisappear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,18,4,0.11999999999999999555,'call','viewWillAppear','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,19,4,0.11999999999999999555,'diagnostic','undefinedContentSize','details','technique',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,20,4,0.11999999999999999555,'focus','firstResponder','','system','form/scrollView/view/email',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,21,4,0.11999999999999999555,'notification','keyboardWillChangeFrame','','system',NULL,NULL,NULL,0.0,451.0,375.0,216.0,0.0,667.0,375.0,216.0,0.34999999999999997779);
INSERT INTO event VALUES(1,22,4,0.11999999999999999555,'notification','keyboardWillHide','','system',NULL,NULL,NULL,0.0,451.0,375.0,216.0,0.0,667.0,375.0,216.0,0.34999999999999997779);
INSERT INTO event VALUES(1,23,4,0.11999999999999999555,'scroll','contentOffset.y','form/scrollView','technique',-64.0,-33.0,0.34999999999999997779,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,24,4,0.11999999999999999555,'call','viewSafeAreaInsetsDidChange','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,25,4,0.11999999999999999555,'content','contentSize.width','details/scrollView','system',0.0,375.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,26,4,0.11999999999999999555,'content','contentSize.height','details/scrollView','system',0.0,667.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,27,4,0.11999999999999999555,'layout','layout','','technique',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,28,4,0.11999999999999999555,'scroll','contentOffset.y','details/scrollView','system',0.0,-64.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,29,4,0.11999999999999999555,'call','viewIsAppearing','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,30,4,0.11999999999999999555,'content','contentSize.height','details/scrollView','system',667.0,603.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,31,4,0.11999999999999999555,'layout','layout','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,32,5,0.46999999999999997335,'notification','keyboardDidChangeFrame','','system',NULL,NULL,NULL,0.0,451.0,375.0,216.0,0.0,667.0,375.0,216.0,0.34999999999999997779);
INSERT INTO event VALUES(1,33,5,0.46999999999999997335,'notification','keyboardDidHide','','system',NULL,NULL,NULL,0.0,451.0,375.0,216.0,0.0,667.0,375.0,216.0,0.34999999999999997779);
INSERT INTO event VALUES(1,34,5,0.46999999999999997335,'call','viewDidDisappear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(1,35,5,0.46999999999999997335,'call','viewDidAppear','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,0,0,0.0,'call','loadView','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,1,0,0.0,'call','viewDidLoad','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,2,0,0.0,'call','viewWillAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,3,0,0.0,'call','viewSafeAreaInsetsDidChange','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,4,0,0.0,'scroll','contentOffset.y','form/scrollView','system',0.0,-64.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,5,0,0.0,'call','viewIsAppearing','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,6,0,0.0,'notification','windowDidBecomeVisible','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,7,0,0.0,'notification','windowDidBecomeKey','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,8,0,0.0,'content','contentSize.width','form/scrollView','system',0.0,375.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,9,0,0.0,'content','contentSize.height','form/scrollView','system',0.0,654.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,10,0,0.0,'layout','layout','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,11,0,0.0,'call','viewDidAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,12,1,0.0,'focus','firstResponder','','script',NULL,'form/scrollView/view/email',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,13,1,0.0,'notification','keyboardWillChangeFrame','','system',NULL,NULL,NULL,0.0,667.0,375.0,216.0,0.0,451.0,375.0,216.0,0.25);
INSERT INTO event VALUES(2,14,1,0.0,'notification','keyboardWillShow','','system',NULL,NULL,NULL,0.0,667.0,375.0,216.0,0.0,451.0,375.0,216.0,0.25);
INSERT INTO event VALUES(2,15,2,0.10000000000000000555,'inset','additionalSafeAreaInsets.bottom','form','technique',0.0,216.0,0.5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,16,2,0.10000000000000000555,'call','viewSafeAreaInsetsDidChange','form','technique',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,17,2,0.10000000000000000555,'scroll','contentOffset.y','form/scrollView','technique',-64.0,183.0,0.29999999999999998889,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,18,4,0.11999999999999999555,'call','loadView','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,19,4,0.11999999999999999555,'call','viewDidLoad','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,20,4,0.11999999999999999555,'call','viewWillDisappear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,21,4,0.11999999999999999555,'call','viewWillAppear','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,22,4,0.11999999999999999555,'diagnostic','undefinedContentSize','details','technique',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,23,4,0.11999999999999999555,'focus','firstResponder','','system','form/scrollView/view/email',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,24,4,0.11999999999999999555,'notification','keyboardWillChangeFrame','','system',NULL,NULL,NULL,0.0,451.0,375.0,216.0,0.0,667.0,375.0,216.0,0.34999999999999997779);
INSERT INTO event VALUES(2,25,4,0.11999999999999999555,'notification','keyboardWillHide','','system',NULL,NULL,NULL,0.0,451.0,375.0,216.0,0.0,667.0,375.0,216.0,0.34999999999999997779);
INSERT INTO event VALUES(2,26,4,0.11999999999999999555,'inset','additionalSafeAreaInsets.bottom','form','technique',216.0,0.0,0.34999999999999997779,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,27,4,0.11999999999999999555,'call','viewSafeAreaInsetsDidChange','form','technique',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,28,4,0.11999999999999999555,'scroll','contentOffset.y','form/scrollView','system',183.0,-13.0,0.34999999999999997779,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,29,4,0.11999999999999999555,'call','viewSafeAreaInsetsDidChange','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,30,4,0.11999999999999999555,'content','contentSize.width','details/scrollView','system',0.0,375.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,31,4,0.11999999999999999555,'content','contentSize.height','details/scrollView','system',0.0,667.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,32,4,0.11999999999999999555,'layout','layout','','technique',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,33,4,0.11999999999999999555,'scroll','contentOffset.y','details/scrollView','system',0.0,-64.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,34,4,0.11999999999999999555,'call','viewIsAppearing','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,35,4,0.11999999999999999555,'content','contentSize.height','details/scrollView','system',667.0,603.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,36,4,0.11999999999999999555,'layout','layout','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,37,5,0.46999999999999997335,'notification','keyboardDidChangeFrame','','system',NULL,NULL,NULL,0.0,451.0,375.0,216.0,0.0,667.0,375.0,216.0,0.34999999999999997779);
INSERT INTO event VALUES(2,38,5,0.46999999999999997335,'notification','keyboardDidHide','','system',NULL,NULL,NULL,0.0,451.0,375.0,216.0,0.0,667.0,375.0,216.0,0.34999999999999997779);
INSERT INTO event VALUES(2,39,5,0.46999999999999997335,'call','viewDidDisappear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(2,40,5,0.46999999999999997335,'call','viewDidAppear','details','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(3,0,0,0.0,'call','loadView','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(3,1,0,0.0,'call','viewDidLoad','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(3,2,0,0.0,'call','viewSafeAreaInsetsDidChange','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(3,3,0,0.0,'call','viewWillAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(3,4,0,0.0,'call','viewIsAppearing','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(3,5,0,0.0,'notification','windowDidBecomeVisible','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(3,6,0,0.0,'notification','windowDidBecomeKey','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(3,7,0,0.0,'layout','layout','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(3,8,0,0.0,'call','viewDidAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,0,0,0.0,'call','loadView','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,1,0,0.0,'call','viewDidLoad','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,2,0,0.0,'call','viewSafeAreaInsetsDidChange','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,3,0,0.0,'call','viewWillAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,4,0,0.0,'call','viewIsAppearing','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,5,0,0.0,'notification','windowDidBecomeVisible','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,6,0,0.0,'notification','windowDidBecomeKey','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,7,0,0.0,'layout','layout','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,8,0,0.0,'call','viewDidAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,9,0,0.0,'focus','firstResponder','','script',NULL,'form/box',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(4,10,0,0.0,'notification','keyboardWillChangeFrame','','system',NULL,NULL,NULL,0.0,667.0,375.0,216.0,0.0,451.0,375.0,216.0,0.25);
INSERT INTO event VALUES(4,11,0,0.0,'notification','keyboardWillShow','','system',NULL,NULL,NULL,0.0,667.0,375.0,216.0,0.0,451.0,375.0,216.0,0.25);
INSERT INTO event VALUES(4,12,1,0.25,'notification','keyboardDidChangeFrame','','system',NULL,NULL,NULL,0.0,667.0,375.0,216.0,0.0,451.0,375.0,216.0,0.25);
INSERT INTO event VALUES(4,13,1,0.25,'notification','keyboardDidShow','','system',NULL,NULL,NULL,0.0,667.0,375.0,216.0,0.0,451.0,375.0,216.0,0.25);
INSERT INTO event VALUES(5,0,1,0.5,'notification','keyboardWillShow','',NULL,NULL,NULL,NULL,0.0,667.0,375.0,216.0,0.0,451.0,375.0,216.0,0.25);
INSERT INTO event VALUES(5,1,1,0.5,'notification','keyboardDidShow','',NULL,NULL,NULL,NULL,0.0,667.0,375.0,216.0,0.0,451.0,375.0,216.0,0.25);
INSERT INTO event VALUES(6,0,0,0.0,'call','loadView','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(6,1,0,0.0,'call','viewDidLoad','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(6,2,0,0.0,'call','viewSafeAreaInsetsDidChange','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(6,3,0,0.0,'call','viewWillAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(6,4,0,0.0,'call','viewIsAppearing','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(6,5,0,0.0,'notification','windowDidBecomeVisible','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(6,6,0,0.0,'notification','windowDidBecomeKey','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(6,7,0,0.0,'call','viewDidAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(7,0,0,0.0,'call','loadView','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(7,1,0,0.0,'call','viewDidLoad','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(7,2,0,0.0,'call','viewSafeAreaInsetsDidChange','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(7,3,0,0.0,'call','viewWillAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(7,4,0,0.0,'call','viewIsAppearing','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(7,5,0,0.0,'notification','windowDidBecomeVisible','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(7,6,0,0.0,'notification','windowDidBecomeKey','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(7,7,0,0.0,'layout','layout','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(7,8,0,0.0,'call','viewDidAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(8,0,0,0.0,'call','loadView','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(8,1,0,0.0,'call','viewDidLoad','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(8,2,0,0.0,'call','viewSafeAreaInsetsDidChange','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(8,3,0,0.0,'call','viewWillAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(8,4,0,0.0,'call','viewIsAppearing','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(8,5,0,0.0,'notification','windowDidBecomeVisible','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(8,6,0,0.0,'notification','windowDidBecomeKey','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(8,7,0,0.0,'layout','layout','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(8,8,0,0.0,'call','viewDidAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,0,0,0.0,'call','loadView','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,1,0,0.0,'call','viewDidLoad','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,2,0,0.0,'call','viewSafeAreaInsetsDidChange','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,3,0,0.0,'scroll','contentOffset.y','form/scrollView','system',0.0,-20.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,4,0,0.0,'call','viewWillAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,5,0,0.0,'diagnostic','undefinedContentSize','form','technique',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,6,0,0.0,'call','viewIsAppearing','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,7,0,0.0,'notification','windowDidBecomeVisible','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,8,0,0.0,'notification','windowDidBecomeKey','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,9,0,0.0,'content','contentSize.width','form/scrollView','system',0.0,375.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,10,0,0.0,'content','contentSize.height','form/scrollView','system',0.0,647.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,11,0,0.0,'layout','layout','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(9,12,0,0.0,'call','viewDidAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(10,0,0,0.0,'call','loadView','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(10,1,0,0.0,'call','viewDidLoad','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(10,2,0,0.0,'call','viewSafeAreaInsetsDidChange','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(10,3,0,0.0,'call','viewWillAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(10,4,0,0.0,'call','viewIsAppearing','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(10,5,0,0.0,'notification','windowDidBecomeVisible','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(10,6,0,0.0,'notification','windowDidBecomeKey','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(10,7,0,0.0,'call','viewDidAppear','form','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(11,0,0,0.0,'call','loadView','box','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(11,1,0,0.0,'call','viewDidLoad','box','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(11,2,0,0.0,'call','viewSafeAreaInsetsDidChange','box','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(11,3,0,0.0,'call','viewWillAppear','box','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(11,4,0,0.0,'call','viewIsAppearing','box','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(11,5,0,0.0,'notification','windowDidBecomeVisible','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(11,6,0,0.0,'notification','windowDidBecomeKey','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(11,7,0,0.0,'layout','layout','','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO event VALUES(11,8,0,0.0,'call','viewDidAppear','box','system',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE scenario_root (
  -- One row is what the runs of one scenario come to in a recording.
  recording_id INTEGER NOT NULL REFERENCES recording (id),
  scenario_id INTEGER NOT NULL REFERENCES scenario (id),
  root BLOB NOT NULL CHECK (length(root) = 32),               -- as that of a recording
  PRIMARY KEY (recording_id, scenario_id)
) STRICT, WITHOUT ROWID;
INSERT INTO scenario_root VALUES(1,1,X'63fe9cd7e57da5b558c598c6327cbb5486095ee9f5488554a3866085a2859814');
INSERT INTO scenario_root VALUES(2,1,X'0b136dddd87bd8a3f0ccf6f1b8e03c8afddd637762f2cce72cb4b8b14c394455');
INSERT INTO scenario_root VALUES(4,1,X'856e05eda47d21e9f55d9ff66e97cf969c6dc038e4a3bdee8e1d11e3343614dd');
INSERT INTO scenario_root VALUES(5,2,X'3aa5b52c941510920af9af21fa815c7b0afab56c163f1eb5d315f05efec768e0');
INSERT INTO scenario_root VALUES(6,3,X'e1294b9168ec504b9d29ca99957c934164db8fabe423e79618840e30610f23f1');
INSERT INTO scenario_root VALUES(7,4,X'6bf0a3da424a2b21b66472dffef50199def4955606ef363b166bf0d2833f4eb6');
INSERT INTO scenario_root VALUES(8,5,X'8c42b350074efb52c8c7099a39b7b34bbb4a9a2e1624304ce60526051c28e7bd');
INSERT INTO scenario_root VALUES(9,6,X'124b7693d143fa628b2573487596a35529af52bc992baecf710115b2b2b7de42');
INSERT INTO scenario_root VALUES(10,7,X'1c0b765aab720be789a1d26f2be5fc36e4553e49391378eabbcd43c31d1deb3b');
INSERT INTO scenario_root VALUES(11,8,X'f511e615252b352f722d8e05d608feb4ffe3e4afd75e67e5838fc509e5cdc9d9');
INSERT INTO scenario_root VALUES(12,8,X'f511e615252b352f722d8e05d608feb4ffe3e4afd75e67e5838fc509e5cdc9d9');
INSERT INTO scenario_root VALUES(13,9,X'288a08b57f2dbef3c562ff31534768ba75b7dce3b42ed9210bd455caa5b8f6c0');
INSERT INTO scenario_root VALUES(15,8,X'37a3178d71f85648b520dbaa8c6b900fc75978deb59b963777a115d179021f8a');
CREATE TABLE lease (
  -- One row is one recording in progress. It is removed at the end; the row of a killed process remains
  -- without effect.
  recording_id INTEGER PRIMARY KEY REFERENCES recording (id),
  process INTEGER NOT NULL,           -- id of the recorder's process
  started INTEGER NOT NULL,           -- when that process started, in ticks since the machine did
  host TEXT NOT NULL,                 -- boot of the machine and its process namespace; empty if unknown
  renewed_at INTEGER NOT NULL         -- when the last runs were stored, in seconds since 1970
) STRICT;
INSERT INTO lease VALUES(15,1,1,'another boot',1764000000);
CREATE TABLE removed_recording (
  -- One row is one recording that was removed.
  id INTEGER PRIMARY KEY              -- number of the recording
) STRICT;
INSERT INTO removed_recording VALUES(14);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('recording',15);
INSERT INTO sqlite_sequence VALUES('run',16);
CREATE INDEX recording_by_label ON recording (label) WHERE label IS NOT NULL;
CREATE INDEX run_by_question ON run (question_id);
CREATE INDEX shard_by_plan ON shard (plan_id);
CREATE INDEX failure_by_question ON failure (question_id);
CREATE INDEX explained_part_source ON explained_part (source_id);
CREATE INDEX run_by_recording ON run (recording_id, question_id, answer_id);
CREATE VIEW recordings AS
-- One row is one invocation of a recorder.
SELECT
  recording.id AS recording,
  engine.name AS engine,
  engine.version,
  engine.fingerprint,
  recording.label,
  recording.source_commit,
  recording.recorded_at,
  (SELECT count(*) FROM run WHERE run.recording_id = recording.id) AS runs
FROM recording
JOIN engine ON engine.id = recording.engine_id
;
CREATE VIEW compared_runs AS
-- One row is one case with the two runs that drift compares: its newest run, and the newest
-- earlier one that another engine version or another label recorded.
WITH newest AS (
  SELECT case_id, max(run.id) AS run
  FROM run
  JOIN question ON question.id = run.question_id
  GROUP BY case_id
)
SELECT
  newest.case_id,
  max(earlier.id) AS from_run,
  later.id AS to_run
FROM newest
JOIN run AS later ON later.id = newest.run
JOIN recording AS later_recording ON later_recording.id = later.recording_id
JOIN question ON question.case_id = newest.case_id
JOIN run AS earlier ON earlier.question_id = question.id AND earlier.id < later.id
JOIN recording AS earlier_recording ON earlier_recording.id = earlier.recording_id
WHERE earlier_recording.engine_id <> later_recording.engine_id
  OR earlier_recording.label IS NOT later_recording.label
GROUP BY newest.case_id
;
CREATE VIEW compared_snapshots AS
-- One row is one checkpoint of compared runs that is not the same in both; a snapshot is null
-- where its run lacks the checkpoint.
SELECT
  compared_runs.from_run,
  compared_runs.to_run,
  from_step.detail AS checkpoint,
  from_step.snapshot_id AS from_snapshot,
  to_step.snapshot_id AS to_snapshot
FROM compared_runs
JOIN run AS from_answer ON from_answer.id = compared_runs.from_run
JOIN run AS to_answer ON to_answer.id = compared_runs.to_run
JOIN step AS from_step
  ON from_step.answer_id = from_answer.answer_id
  AND from_step.snapshot_id IS NOT NULL
LEFT JOIN step AS to_step
  ON to_step.answer_id = to_answer.answer_id
  AND to_step.snapshot_id IS NOT NULL
  AND to_step.detail = from_step.detail
WHERE from_answer.answer_id <> to_answer.answer_id
  AND from_step.snapshot_id IS NOT to_step.snapshot_id
UNION ALL
SELECT
  compared_runs.from_run,
  compared_runs.to_run,
  to_step.detail,
  NULL,
  to_step.snapshot_id
FROM compared_runs
JOIN run AS from_answer ON from_answer.id = compared_runs.from_run
JOIN run AS to_answer ON to_answer.id = compared_runs.to_run
JOIN step AS to_step
  ON to_step.answer_id = to_answer.answer_id
  AND to_step.snapshot_id IS NOT NULL
WHERE NOT EXISTS (
  SELECT 1
  FROM step AS from_step
  WHERE from_step.answer_id = from_answer.answer_id
    AND from_step.snapshot_id IS NOT NULL
    AND from_step.detail = to_step.detail
)
;
CREATE VIEW compared_geometry AS
-- One row is one view at one checkpoint whose geometry differs between compared runs; the ids of
-- a side are null where it lacks the view.
SELECT
  compared_snapshots.*,
  before.view_id,
  before.view_id AS from_view,
  after.view_id AS to_view
FROM compared_snapshots
JOIN geometry AS before ON before.snapshot_id = compared_snapshots.from_snapshot
LEFT JOIN geometry AS after
  ON after.snapshot_id = compared_snapshots.to_snapshot
  AND after.view_id = before.view_id
LEFT JOIN scroll_geometry AS scrolled_before
  ON scrolled_before.snapshot_id = before.snapshot_id
  AND scrolled_before.view_id = before.view_id
LEFT JOIN scroll_geometry AS scrolled_after
  ON scrolled_after.snapshot_id = after.snapshot_id
  AND scrolled_after.view_id = after.view_id
WHERE (before.class_id, before.hidden, before.x, before.y, before.width, before.height,
    before.window_x, before.window_y, before.window_width, before.window_height,
    before.safe_top, before.safe_left, before.safe_bottom, before.safe_right)
  IS NOT (after.class_id, after.hidden, after.x, after.y, after.width, after.height,
    after.window_x, after.window_y, after.window_width, after.window_height,
    after.safe_top, after.safe_left, after.safe_bottom, after.safe_right)
  OR (scrolled_before.content_width, scrolled_before.content_height,
    scrolled_before.offset_x, scrolled_before.offset_y,
    scrolled_before.inset_top, scrolled_before.inset_left,
    scrolled_before.inset_bottom, scrolled_before.inset_right,
    scrolled_before.adjusted_top, scrolled_before.adjusted_left,
    scrolled_before.adjusted_bottom, scrolled_before.adjusted_right)
  IS NOT (scrolled_after.content_width, scrolled_after.content_height,
    scrolled_after.offset_x, scrolled_after.offset_y,
    scrolled_after.inset_top, scrolled_after.inset_left,
    scrolled_after.inset_bottom, scrolled_after.inset_right,
    scrolled_after.adjusted_top, scrolled_after.adjusted_left,
    scrolled_after.adjusted_bottom, scrolled_after.adjusted_right)
UNION ALL
SELECT
  compared_snapshots.*,
  after.view_id,
  NULL,
  after.view_id
FROM compared_snapshots
JOIN geometry AS after ON after.snapshot_id = compared_snapshots.to_snapshot
WHERE NOT EXISTS (
  SELECT 1
  FROM geometry AS before
  WHERE before.snapshot_id = compared_snapshots.from_snapshot
    AND before.view_id = after.view_id
)
;
CREATE VIEW shards AS
-- One row is one recording with a manifest: which part of which plan it is, and how many of the
-- cases that fell to it are expected and done.
SELECT
  shard.recording_id AS recording,
  plan.hash AS plan,
  shard.number,
  shard.count,
  (SELECT count(*) FROM planned_case WHERE planned_case.plan_id = plan.id) AS planned,
  (SELECT count(*) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS expected,
  (SELECT count(run) FROM expected_cases WHERE expected_cases.recording = shard.recording_id)
    AS done
FROM shard
JOIN plan ON plan.id = shard.plan_id
;
CREATE VIEW named_runs AS
-- One row is one run, with the names that the other views show.
SELECT
  run.id AS run,
  run.recording_id AS recording,
  run.answer_id,
  question.case_id,
  question.hash AS question,
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
  nullif(scenario_case.settings, '') AS settings,
  recording.engine_id,
  engine.name AS engine,
  engine.version,
  recording.label,
  recording.source_commit
FROM run
JOIN recording ON recording.id = run.recording_id
JOIN engine ON engine.id = recording.engine_id
JOIN question ON question.id = run.question_id
JOIN scenario_case ON scenario_case.id = question.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id
;
CREATE VIEW runs AS
-- One row is one run; equal geometry means that nothing moved.
SELECT
  run,
  recording,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  source_commit,
  (SELECT count(*) FROM step WHERE step.answer_id = named_runs.answer_id) AS steps,
  (SELECT count(step.snapshot_id) FROM step WHERE step.answer_id = named_runs.answer_id)
    AS checkpoints,
  (SELECT count(*) FROM finding WHERE finding.answer_id = named_runs.answer_id) AS findings,
  (SELECT lower(hex(geometry_hash)) FROM answer WHERE answer.id = named_runs.answer_id) AS geometry
FROM named_runs
;
CREATE VIEW expected_cases AS
-- One row is one case that a recording was to record; run is null where it did not.
SELECT
  shard.recording_id AS recording,
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
  nullif(scenario_case.settings, '') AS settings,
  planned_case.question,
  (
    SELECT max(run.id)
    FROM run
    JOIN question ON question.id = run.question_id
    WHERE run.recording_id = shard.recording_id AND question.case_id = planned_case.case_id
  ) AS run
FROM shard
JOIN planned_case
  ON planned_case.plan_id = shard.plan_id
  AND planned_case.draw % shard.count = shard.number - 1
JOIN scenario_case ON scenario_case.id = planned_case.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id
;
CREATE VIEW failures AS
-- One row is one case that got no answer in a recording, and why.
SELECT
  failure.recording_id AS recording,
  scenario.name AS scenario,
  device.name AS device,
  scenario_case.orientation,
  scenario_case.technique,
  nullif(scenario_case.system, '') AS system,
  nullif(scenario_case.settings, '') AS settings,
  engine.name AS engine,
  engine.version,
  recording.label,
  failure.kind,
  failure.reason
FROM failure
JOIN recording ON recording.id = failure.recording_id
JOIN engine ON engine.id = recording.engine_id
JOIN question ON question.id = failure.question_id
JOIN scenario_case ON scenario_case.id = question.case_id
JOIN scenario ON scenario.id = scenario_case.scenario_id
JOIN device ON device.id = scenario_case.device_id
;
CREATE VIEW steps AS
-- One row is one step of a run; snapshot is null unless the step is a checkpoint. The time is in
-- virtual seconds since the start of the run.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  step.step,
  step.time,
  step.action,
  step.detail,
  step.snapshot_id AS snapshot
FROM named_runs
JOIN step USING (answer_id)
;
CREATE VIEW navigation_pushes AS
-- One row is one push or pop in a run. The time is in virtual seconds since the start of the run.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  navigation_push.step,
  navigation_push.time,
  navigation_push.kind,
  navigation_push.from_screen,
  navigation_push.to_screen,
  navigation_push.animated
FROM named_runs
JOIN navigation_push USING (answer_id)
;
CREATE VIEW frames AS
-- One row is one view at one checkpoint of a run. Lengths are points on a grid of thousandths, x
-- growing to the right and y downwards: x and y in the superview's coordinates, window_x and window_y
-- in the window's; safe_top and the others are the insets of the safe area.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  step.step,
  step.detail AS checkpoint,
  geometry.position,
  view_path.path AS view,
  view_class.name AS class,
  geometry.x,
  geometry.y,
  geometry.width,
  geometry.height,
  geometry.window_x,
  geometry.window_y,
  geometry.window_width,
  geometry.window_height,
  geometry.safe_top,
  geometry.safe_left,
  geometry.safe_bottom,
  geometry.safe_right,
  geometry.hidden,
  geometry.snapshot_id AS snapshot
FROM named_runs
JOIN step USING (answer_id)
JOIN geometry ON geometry.snapshot_id = step.snapshot_id
JOIN view_path ON view_path.id = geometry.view_id
JOIN view_class ON view_class.id = geometry.class_id
;
CREATE VIEW scroll_views AS
-- One row is one scroll view at one checkpoint of a run. Lengths are points, the offset's y growing
-- as the content is scrolled up; inset_top and the others are what code has set, adjusted_top and the
-- others have the safe area's part.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  step.step,
  step.detail AS checkpoint,
  view_path.path AS view,
  geometry.width,
  geometry.height,
  scroll_geometry.content_width,
  scroll_geometry.content_height,
  scroll_geometry.offset_x,
  scroll_geometry.offset_y,
  scroll_geometry.inset_top,
  scroll_geometry.inset_left,
  scroll_geometry.inset_bottom,
  scroll_geometry.inset_right,
  scroll_geometry.adjusted_top,
  scroll_geometry.adjusted_left,
  scroll_geometry.adjusted_bottom,
  scroll_geometry.adjusted_right
FROM named_runs
JOIN step USING (answer_id)
JOIN scroll_geometry ON scroll_geometry.snapshot_id = step.snapshot_id
JOIN geometry USING (snapshot_id, view_id)
JOIN view_path ON view_path.id = scroll_geometry.view_id
;
CREATE VIEW covered_fields AS
-- One row is one text input that the keyboard covers, wholly or in part, at one checkpoint of a
-- run; covered_height is the height of the covered part. Lengths are points in the window's
-- coordinates, y growing downwards.
SELECT
  frames.run,
  frames.scenario,
  frames.device,
  frames.orientation,
  frames.technique,
  frames.system,
  frames.settings,
  frames.engine,
  frames.version,
  frames.label,
  frames.step,
  frames.checkpoint,
  frames.view,
  frames.class,
  frames.view IS snapshot.first_responder AS focused,
  frames.window_y,
  frames.window_height,
  snapshot.keyboard_y,
  min(frames.window_y + frames.window_height, snapshot.keyboard_y + snapshot.keyboard_height)
    - max(frames.window_y, snapshot.keyboard_y) AS covered_height
FROM frames
JOIN snapshot ON snapshot.id = frames.snapshot
WHERE frames.class IN ('UITextField', 'UITextView', 'UISearchTextField', 'UISearchBar')
  AND frames.window_y < snapshot.keyboard_y + snapshot.keyboard_height
  AND frames.window_y + frames.window_height > snapshot.keyboard_y
  AND frames.window_x < snapshot.keyboard_x + snapshot.keyboard_width
  AND frames.window_x + frames.window_width > snapshot.keyboard_x
  AND NOT EXISTS (
    SELECT 1
    FROM geometry AS hiding
    JOIN view_path AS hiding_path ON hiding_path.id = hiding.view_id
    WHERE hiding.snapshot_id = frames.snapshot
      AND hiding.hidden
      AND substr(frames.view || '/', 1, length(hiding_path.path) + 1) = hiding_path.path || '/'
  )
;
CREATE VIEW drift AS
-- One row is one view at one checkpoint whose geometry differs between the newest run of a case
-- and the newest earlier run by another engine version or under another label. Frames are in the
-- superview, in points, y growing downwards; dx, dy, dwidth and dheight say how much they changed,
-- window_dx and window_dy how far the view moved in the window. What scroll views changed is in
-- scroll_views.
SELECT
  later.scenario,
  later.device,
  later.orientation,
  later.technique,
  later.system,
  later.settings,
  compared_geometry.checkpoint,
  view_path.path AS view,
  CASE
    WHEN before.view_id IS NULL THEN 'appeared'
    WHEN after.view_id IS NULL THEN 'disappeared'
    WHEN before.hidden <> after.hidden THEN iif(after.hidden, 'hidden', 'shown')
    WHEN (before.x, before.y) <> (after.x, after.y)
      AND (before.width, before.height) <> (after.width, after.height) THEN 'moved and resized'
    WHEN (before.x, before.y) <> (after.x, after.y) THEN 'moved'
    WHEN (before.width, before.height) <> (after.width, after.height) THEN 'resized'
    WHEN (before.window_x, before.window_y, before.window_width, before.window_height)
      <> (after.window_x, after.window_y, after.window_width, after.window_height)
      THEN 'moved with an ancestor'
    WHEN before.class_id <> after.class_id THEN 'class changed'
    WHEN (before.safe_top, before.safe_left, before.safe_bottom, before.safe_right)
      <> (after.safe_top, after.safe_left, after.safe_bottom, after.safe_right)
      THEN 'safe area changed'
    ELSE 'scrolling changed'
  END AS change,
  before.x AS from_x,
  before.y AS from_y,
  before.width AS from_width,
  before.height AS from_height,
  after.x AS to_x,
  after.y AS to_y,
  after.width AS to_width,
  after.height AS to_height,
  round(after.x - before.x, 3) AS dx,
  round(after.y - before.y, 3) AS dy,
  round(after.width - before.width, 3) AS dwidth,
  round(after.height - before.height, 3) AS dheight,
  round(after.window_x - before.window_x, 3) AS window_dx,
  round(after.window_y - before.window_y, 3) AS window_dy,
  earlier.version AS from_version,
  later.version AS to_version,
  earlier.label AS from_label,
  later.label AS to_label,
  compared_geometry.from_run,
  compared_geometry.to_run
FROM compared_geometry
JOIN named_runs AS earlier ON earlier.run = compared_geometry.from_run
JOIN named_runs AS later ON later.run = compared_geometry.to_run
JOIN view_path ON view_path.id = compared_geometry.view_id
LEFT JOIN geometry AS before
  ON before.snapshot_id = compared_geometry.from_snapshot
  AND before.view_id = compared_geometry.from_view
LEFT JOIN geometry AS after
  ON after.snapshot_id = compared_geometry.to_snapshot
  AND after.view_id = compared_geometry.to_view
;
CREATE VIEW history AS
-- One row is one run in which a view's frame at a checkpoint was another than in the run of the
-- case before; the first row of a view is the run that recorded it first. Lengths are points, as in
-- frames.
SELECT
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  checkpoint,
  view,
  run,
  engine,
  version,
  label,
  x,
  y,
  width,
  height,
  window_x,
  window_y,
  window_width,
  window_height
FROM (
  SELECT
    *,
    lag(x || ' ' || y || ' ' || width || ' ' || height || ' ' || window_x || ' ' || window_y
      || ' ' || window_width || ' ' || window_height) OVER earlier AS previous
  FROM frames
  WINDOW earlier AS (
    PARTITION BY scenario, device, orientation, technique, system, settings, checkpoint, view
    ORDER BY run
  )
)
WHERE previous IS NOT x || ' ' || y || ' ' || width || ' ' || height || ' ' || window_x || ' '
  || window_y || ' ' || window_width || ' ' || window_height
;
CREATE VIEW size_estimates AS
-- One row is one view of a run whose own size is an estimate, because of a size that its screen does
-- not give.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  size_estimate.view,
  size_estimate.reason,
  size_estimate.name
FROM named_runs
JOIN size_estimate USING (answer_id)
;
CREATE VIEW findings AS
-- One row is one finding in a run.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  finding.step,
  finding.kind,
  finding.view,
  finding.subject,
  finding.message
FROM named_runs
JOIN finding USING (answer_id)
;
CREATE VIEW conflicts AS
-- One row is one constraint, or something else that acts as one, of a conflict in a run; its role is
-- broken, conflicting or unusable.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  finding.step,
  finding.view,
  json_extract(item.value, '$.role') AS role,
  json_extract(item.value, '$.kind') AS kind,
  json_extract(item.value, '$.name') AS name,
  json_extract(item.value, '$.view') AS item_view,
  json_extract(item.value, '$.equation') AS equation
FROM named_runs
JOIN finding USING (answer_id)
JOIN json_each(finding.conflict) AS item
;
CREATE VIEW events AS
-- One row is one thing that happened in a run, in the order of position. The cause is technique,
-- system or script: the application's code, UIKit by itself, or a step of the scenario. Numbers
-- before and after are points; time and duration are virtual seconds, time since the start of the
-- run. An engine that reports keyboard notifications alone has none here.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  event.step,
  event.position,
  event.time,
  event.kind,
  event.cause,
  event.subject,
  event.name,
  event.before,
  event.after,
  event.duration
FROM named_runs
JOIN event USING (answer_id)
WHERE event.cause IS NOT NULL
;
CREATE VIEW keyboard_frames AS
-- One row is one keyboard notification in a run: an event, by its short name. Frames are in the
-- screen's coordinates, in points, y growing downwards; time and duration are virtual seconds, time
-- since the start of the run.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  event.step,
  event.time,
  CASE substr(event.name, 9, 1)
    WHEN ':' THEN substr(event.name, 10)
    ELSE lower(substr(event.name, 9, 1)) || substr(event.name, 10)
  END AS notification,
  event.begin_x,
  event.begin_y,
  event.begin_width,
  event.begin_height,
  event.end_x,
  event.end_y,
  event.end_width,
  event.end_height,
  event.keyboard_duration AS duration
FROM named_runs
JOIN event USING (answer_id)
WHERE event.begin_x IS NOT NULL
;
CREATE VIEW notifications AS
-- One row is one keyboard notification in a run, with what it announced; the cause is null where
-- the engine did not record events. Lengths are points in the screen's coordinates, y growing
-- downwards; time and duration are virtual seconds, time since the start of the run.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  event.step,
  event.time,
  CASE substr(event.name, 9, 1)
    WHEN ':' THEN substr(event.name, 10)
    ELSE lower(substr(event.name, 9, 1)) || substr(event.name, 10)
  END AS notification,
  event.cause,
  event.begin_y,
  event.end_y,
  event.end_height,
  event.keyboard_duration AS duration
FROM named_runs
JOIN event USING (answer_id)
WHERE event.begin_x IS NOT NULL
;
CREATE VIEW legal_offsets AS
-- One row is one scroll view at one checkpoint of a run, with the content offsets to which a finger
-- can scroll it, in points: from min_x and min_y to max_x and max_y, which are equal where the content
-- fits. beyond_x and beyond_y are how far the offset is outside of that, 0 inside. Below a large title
-- that has collapsed, a finger can scroll further up than min_y, by what the title has collapsed.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  step,
  checkpoint,
  view,
  offset_x,
  offset_y,
  min_x,
  max_x,
  min_y,
  max_y,
  round(offset_x - max(min_x, min(max_x, offset_x)), 3) AS beyond_x,
  round(offset_y - max(min_y, min(max_y, offset_y)), 3) AS beyond_y
FROM (
  SELECT
    *,
    0 - adjusted_left AS min_x,
    max(0 - adjusted_left, round(content_width + adjusted_right - width, 3)) AS max_x,
    0 - adjusted_top AS min_y,
    max(0 - adjusted_top, round(content_height + adjusted_bottom - height, 3)) AS max_y
  FROM scroll_views
)
;
CREATE VIEW additional_insets AS
-- One row is one view controller at one checkpoint of a run, with its additional safe area insets, in
-- points: what the application, its technique and the scenario have set until then. Controllers are
-- those that have been called until then. An engine that does not report events has none here.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  step.step,
  step.detail AS checkpoint,
  controller.subject AS controller,
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'top'), 0.0) AS additional_top,
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'left'), 0.0) AS additional_left,
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'bottom'), 0.0) AS additional_bottom,
  coalesce(max(inset.after) FILTER (WHERE inset.edge = 'right'), 0.0) AS additional_right
FROM named_runs
JOIN step USING (answer_id)
JOIN (
  -- The controllers of an answer, and the steps that they are known from.
  SELECT answer_id, subject, min(step) AS since
  FROM event
  WHERE kind = 'call' OR name GLOB 'additionalSafeAreaInsets.*'
  GROUP BY answer_id, subject
) AS controller
  ON controller.answer_id = step.answer_id
  AND controller.since <= step.step
LEFT JOIN (
  -- What an edge has from one change of it to the next.
  SELECT
    answer_id,
    subject,
    substr(name, 26) AS edge,
    after,
    step AS since,
    lead(step) OVER (PARTITION BY answer_id, subject, name ORDER BY position) AS until
  FROM event
  WHERE kind = 'inset' AND name GLOB 'additionalSafeAreaInsets.*'
) AS inset
  ON inset.answer_id = step.answer_id
  AND inset.subject = controller.subject
  AND inset.since <= step.step
  AND (inset.until IS NULL OR inset.until > step.step)
WHERE step.snapshot_id IS NOT NULL
GROUP BY named_runs.run, step.step, controller.subject
;
CREATE VIEW accessibility_elements AS
-- One row is one thing at which a screen reader stops at one checkpoint of a run; only scenarios with
-- accessibility: true have any.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  named_runs.label,
  step.step,
  step.detail AS checkpoint,
  accessibility_element.position,
  view_path.path AS view,
  view_class.name AS class,
  accessibility_element.label AS accessibility_label,
  accessibility_element.value AS accessibility_value,
  accessibility_element.hint AS accessibility_hint,
  accessibility_element.identifier AS accessibility_identifier,
  accessibility_element.traits AS accessibility_traits
FROM named_runs
JOIN step USING (answer_id)
JOIN accessibility_element ON accessibility_element.snapshot_id = step.snapshot_id
JOIN geometry
  ON geometry.snapshot_id = accessibility_element.snapshot_id
  AND geometry.view_id = accessibility_element.view_id
JOIN view_path ON view_path.id = accessibility_element.view_id
JOIN view_class ON view_class.id = geometry.class_id
;
CREATE VIEW explanations AS
-- One row is one part that something has in a number of a view's frame at one checkpoint of a run; a number
-- in which nothing has a part has one row without a role. Only runs that were recorded with explanations
-- have any. The role is part for what the value consists of, pressure for what is no part of it and without
-- which it would be another, empty for an item whose size nothing makes more than zero, and free for one
-- whose position nothing determines. Numbers are in points; the amounts of a value's parts, the alignment,
-- the rounding and what was set directly add up to the value.
SELECT
  run,
  scenario,
  device,
  orientation,
  technique,
  system,
  settings,
  engine,
  version,
  label,
  explained_value.step,
  (
    SELECT step.detail
    FROM step
    WHERE step.answer_id = named_runs.answer_id AND step.step = explained_value.step
  ) AS checkpoint,
  view_path.path AS view,
  explained_value.dimension,
  explained_value.value,
  explained_value.alignment,
  explained_value.rounding,
  explained_value.set_directly,
  explained_value.ambiguous,
  explained_part.position,
  explained_part.role,
  explanation_source.kind,
  explanation_source.name,
  explanation_source.view AS item_view,
  explanation_source.equation,
  explained_part.amount,
  explained_part.multiplier,
  explained_part.surroundings,
  explained_part.priority
FROM named_runs
JOIN run AS explained_run ON explained_run.id = named_runs.run
JOIN explained_value ON explained_value.explanation_id = explained_run.explanation_id
JOIN view_path ON view_path.id = explained_value.view_id
LEFT JOIN explained_part ON explained_part.value_id = explained_value.id
LEFT JOIN explanation_source ON explanation_source.id = explained_part.source_id
;
COMMIT;
