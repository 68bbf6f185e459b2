// Makes bytecode of a package with the Python that will run it: package.zip to compiled.zip. Run by `mathgames static`.
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
python.FS.writeFile("/package.zip", readFileSync("package.zip"));
python.runPython(`
import compileall, pathlib, py_compile, zipfile
zipfile.ZipFile("/package.zip").extractall("/package")
ok = compileall.compile_dir("/package", quiet=1, legacy=True, stripdir="/package", optimize=2,
                            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
assert ok
with zipfile.ZipFile("/compiled.zip", "w") as out:
    for file in sorted(pathlib.Path("/package").rglob("*")):
        if file.is_file() and file.suffix != ".py":
            out.write(file, file.relative_to("/package"))
`);
writeFileSync("compiled.zip", python.FS.readFile("/compiled.zip"));
process.exit(0);
