"""The lock files: every package with the hashes of its files, the same versions in both, and no address of a server."""

from __future__ import annotations

import re

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests import locks

PYTHONS = ("3.11.2", "3.12.0", "3.13.0", "3.14.0")
SYSTEMS = (("linux", "posix"), ("darwin", "posix"), ("win32", "nt"))


@pytest.mark.parametrize("lock", locks.LOCKS, ids=lambda lock: lock.name)
def test_every_package_is_pinned_and_has_hashes(lock):
    found = locks.entries(lock)
    assert len(found) > 90
    assert [line for line in found if not re.match(r"[A-Za-z0-9._-]+==[^ ]+( ; .+)?$", line)] == []
    assert [line for line, hashes in found.items() if not hashes] == []


@pytest.mark.parametrize("lock", locks.LOCKS, ids=lambda lock: lock.name)
def test_no_server_is_named(lock):
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text and "index" not in text and "@ " not in text


def test_what_runs_is_tested_in_the_same_versions():
    runs, tests = (
        {line.partition(" ")[0]: hashes for line, hashes in locks.entries(one).items()} for one in locks.LOCKS
    )
    assert {version: tests.get(version) for version in runs} == runs


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system[0])
@pytest.mark.parametrize("lock", locks.LOCKS, ids=lambda lock: lock.name)
def test_each_python_and_system_gets_one_version_of_each_package(lock, system, python):
    platform, os_name = system
    here = {
        "python_version": python.rpartition(".")[0],
        "python_full_version": python,
        "sys_platform": platform,
        "os_name": os_name,
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
    }
    wanted = [Requirement(line) for line in locks.entries(lock)]
    names = [canonicalize_name(one.name) for one in wanted if not one.marker or one.marker.evaluate(here)]
    assert len(names) == len(set(names))
    assert {"voila", "tornado", "python-flint", "soupsieve"} <= set(names)
