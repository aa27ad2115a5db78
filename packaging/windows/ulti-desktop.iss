; Inno Setup 6: iscc /DVersion=1.0.0 packaging\windows\ulti-desktop.iss
; Makes dist\ulti-desktop-VERSION-setup.exe of the folder that packaging\make_bundle.py built.

#ifndef Version
  #error Say which version: iscc /DVersion=1.0.0 packaging\windows\ulti-desktop.iss
#endif
#define Name "Ulti Desktop"
#define Program "ulti-desktop.exe"
#define RecordClass "UltiDesktop.Record"

[Setup]
; the number by which Windows knows the program: never change it
AppId={{6E0C1B7B-5E0F-4B7C-9D55-0B8C2A5E7A31}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher=Ulti Desktop contributors
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=ulti-desktop-{#Version}-setup
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
LicenseFile=LICENSE
SetupIconFile=build\package\icons\ulti-desktop.ico
UninstallDisplayIcon={app}\{#Program}
; without an administrator it is installed for one person
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
Compression=lzma2/ultra64
SolidCompression=yes
ChangesAssociations=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "hu"; MessagesFile: "compiler:Languages\Hungarian.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
hu.Record=Ulti-játszma
de.Record=Ulti-Partie
en.Record=Ulti record
hu.OpenRecords=.ulti fájlok megnyitása ezzel a programmal
de.OpenRecords=.ulti-Dateien mit diesem Programm öffnen
en.OpenRecords=Open .ulti files with this program

[Tasks]
Name: "records"; Description: "{cm:OpenRecords}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; the files of an older version, lest they be taken for parts of the new one
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\ulti-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{group}\{#Name}"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.ulti\OpenWithProgids"; ValueType: string; ValueName: "{#RecordClass}"; ValueData: ""; Flags: uninsdeletevalue; Tasks: records
Root: HKA; Subkey: "Software\Classes\.ulti"; ValueType: string; ValueName: ""; ValueData: "{#RecordClass}"; Flags: uninsdeletevalue; Tasks: records
Root: HKA; Subkey: "Software\Classes\{#RecordClass}"; ValueType: string; ValueName: ""; ValueData: "{cm:Record}"; Flags: uninsdeletekey; Tasks: records
Root: HKA; Subkey: "Software\Classes\{#RecordClass}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\{#Program},0"; Tasks: records
Root: HKA; Subkey: "Software\Classes\{#RecordClass}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\{#Program}"" ""%1"""; Tasks: records

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
