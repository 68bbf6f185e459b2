// Makes bytecode with the Python that will run it: of each zip file named, in its place. Run by `mathgames static`.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "./pyodide.mjs";

const lock = { info: {}, packages: {} };
lock.info = {
  abi_version: "2026_0",
  arch: "wasm32",
  platform: "emscripten_5_0_3",
  python: "3.14.2",
  version: "314.0.6",
};
const python = await loadPyodide({
  lockFileContents: lock,
  packageBaseUrl: "./",
});
for (const name of process.argv.slice(2)) {
  python.FS.writeFile("/source.zip", readFileSync(name));
  python.runPython(`
import compileall, pathlib, py_compile, shutil, zipfile
zipfile.ZipFile("/source.zip").extractall("/source")
ok = compileall.compile_dir("/source", quiet=1, legacy=True, stripdir="/source", optimize=2,
                            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
assert ok
with zipfile.ZipFile("/compiled.zip", "w") as out:
    for file in sorted(pathlib.Path("/source").rglob("*")):
        if file.is_file() and file.suffix != ".py":
            out.write(file, file.relative_to("/source"))
shutil.rmtree("/source")
`);
  writeFileSync(name, python.FS.readFile("/compiled.zip"));
}
process.exit(0);
