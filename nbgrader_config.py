"""How nbgrader sees this course. Every nbgrader command run in this folder reads it.

Sources and student notebooks stay where people look for them. Everything that marking makes
(submissions, marked notebooks, feedback, the gradebook) lives below ``_build/course``, or where
the environment variable DPEDU_CLASS says.
"""

import os
import sys
from pathlib import Path

from dpedu.grading.at_home.validating import configure
from dpedu.grading.course.folders import class_folder
from dpedu.grading.pages import formgrader

# To make a gradebook, nbgrader starts `alembic`. An environment that is not activated has it
# beside its Python, but not on the path.
os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])

c = get_config()  # noqa: F821  (nbgrader defines it)

folder = class_folder()
course = Path(__file__).resolve().parent / folder
course.mkdir(parents=True, exist_ok=True)  # SQLite makes a file, not its folder

c.CourseDirectory.course_id = "dpedu"
c.CourseDirectory.source_directory = "solutions"
c.CourseDirectory.release_directory = "exercises"
c.CourseDirectory.submitted_directory = str(folder / "submitted")
c.CourseDirectory.autograded_directory = str(folder / "autograded")
c.CourseDirectory.feedback_directory = str(folder / "feedback")
c.CourseDirectory.db_url = f"sqlite:///{course / 'gradebook.db'}"
# The guide beside a solution is for instructors. It must never reach exercises/.
c.CourseDirectory.ignore = [
    ".ipynb_checkpoints",
    "*.pyc",
    "__pycache__",
    "feedback",
    "GUIDE.md",
]

c.GenerateAssignment.preprocessors.extend(
    ["dpedu.grading.course.folding.FoldTests", "dpedu.grading.course.tasks.LockTasks"]
)

# Seconds that one cell may run. An endless loop costs its own question and no more.
c.Execute.timeout = 20
c.Execute.iopub_timeout = 5  # how long it may take to stop
c.Execute.extra_arguments = ["--HistoryManager.hist_file=:memory:", "--log-level=ERROR"]

# A learning platform's download: Canvas' or Moodle's, beside it a roster if there is one. For
# another platform, set c.FileNameCollectorPlugin.named_regexp with the groups student_id, file_id
# and, if there is one, participant.
c.ZipCollectApp.downloaded_directory = str(folder / "downloaded")
c.ZipCollectApp.extractor_plugin = "dpedu.grading.coming_in.unpacking.DownloadExtractor"
c.ZipCollectApp.collector_plugin = "dpedu.grading.coming_in.collector.DownloadCollector"

# The Formgrader asks no other host for what sets formulas, and feedback that it makes asks nobody.
formgrader.configure(c)

# The button *Validate* and `nbgrader validate` judge proofs as marking does.
configure(c)

# `nbgrader autograde`, and so the formgrader's button, marks with our engine: students' code runs
# in a sandbox, apart from the tests. See THREATS.md.
c.Autograde.sanitize_preprocessors = []
c.Autograde.autograde_preprocessors = [
    "dpedu.grading.marking.hook.MarkInSandbox",
    "nbgrader.preprocessors.LimitOutput",
]

# Each test runs once: those of this course compare values that they call for by `dpedu.checks`, in
# whichever process. For an assignment of yours whose tests do more, take this line out.
c.MarkInSandbox.once = True

# `nbgrader generate_feedback`, and so the formgrader's button: `dpedu feedback` says more.
c.GenerateFeedback.preprocessors = [
    "dpedu.grading.tables.marks.WithoutHiddenTests",
    "dpedu.grading.tables.marks.GradesSoFar",
    "dpedu.grading.pages.stock_feedback.SetTexts",
    "nbconvert.preprocessors.CSSHTMLHeaderPreprocessor",
]

c.ExportApp.plugin_class = "dpedu.grading.tables.marks.MarksExport"
c.ExportPlugin.to = str(course / "marks.csv")
