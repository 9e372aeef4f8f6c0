"""What became of each submission is remembered, also when a run was killed."""

from dpedu.grading.recording.outcomes import Outcome, Record


def test_outcomes_are_remembered_and_the_last_one_counts(tmp_path):
    path = tmp_path / "new" / "a.jsonl"
    first, second = Outcome("1", "damaged"), Outcome("2", note="late", participant="7", human=True)
    record = Record(path)
    record.note("Ada", first)
    record.note("Émilie", second)
    record.note("Ada", second)
    assert Record(path).outcomes == {"Ada": second, "Émilie": second}


def test_half_a_line_is_passed_over_and_not_continued(tmp_path):
    path = tmp_path / "a.jsonl"
    Record(path).note("Ada", Outcome("1"))
    whole = path.read_text()
    path.write_text(whole + whole[:20])
    record = Record(path)
    assert record.outcomes == {"Ada": Outcome("1")}
    record.note("Blaise", Outcome("2"))
    assert Record(path).outcomes == {"Ada": Outcome("1"), "Blaise": Outcome("2")}


def test_a_long_record_is_shortened(tmp_path):
    path = tmp_path / "a.jsonl"
    record = Record(path)
    for number in range(50):
        record.note("Ada", Outcome(str(number)))
    assert Record(path).outcomes == {"Ada": Outcome("49")}
    assert len(path.read_text().splitlines()) == 1
