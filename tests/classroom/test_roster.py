"""Every choice of the sample class is an answer that is there: seen before any marking."""

from pathlib import Path

import pytest
import sample_class

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("assignment", sample_class.assignments(ROOT))
def test_every_submission_can_be_made(assignment):
    plans = [student[assignment] for student in sample_class.ROSTER if assignment in student]
    assert plans
    for plan in plans:
        assert sample_class.submission(ROOT, assignment, plan)
        marked = not sample_class.NOT_MARKED.intersection(plan.get("faults", []))
        assert bool(sample_class.expected(ROOT, assignment, plan)) == marked
