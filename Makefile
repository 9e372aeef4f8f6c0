# Everything that people type. `make` alone lists it.
# A fresh machine needs Python 3.11 or newer (with its venv module) and make, nothing else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BUILD := _build
SAMPLE := $(BUILD)/sample-course
STAMPS := $(BUILD)/stamps
PORT ?= 8000

# What Python has compiled is kept: hundreds of its processes start.
unexport PYTHONDONTWRITEBYTECODE
# One processor for one process: several work side by side, and threads would wait for each other.
export OPENBLAS_NUM_THREADS := 1

.DEFAULT_GOAL := help
.PHONY: always help course book pdf exercises class test quick pytest lint serve release bench bench-markers lock clean
.DELETE_ON_ERROR:

say = @printf '\n\033[1m== %s\033[0m\n' "$(1)"

# What each step is made from: a second run redoes only what changed.
everything_in = $(shell find $(1) -type f -not -name '*.pyc' -not -path '*/.ipynb_checkpoints/*' -not -path '*/__pycache__/*' 2>/dev/null | sed 's/ /\\ /g')
LIBRARY := $(call everything_in,dpedu)
BOOK := $(call everything_in,book) $(wildcard benchmarks/results/*.md) _config.yml _toc.yml \
  CITATION.cff $(wildcard exercises/*/*.ipynb) $(call everything_in,tests/answers)
SOLUTIONS := $(call everything_in,solutions) nbgrader_config.py
CLASS := $(call everything_in,tests/classroom tests/answers)

help:
	@echo "make course         build the book, make the student notebooks, mark a sample class"
	@echo "make test           check everything"
	@echo
	@echo "make book           only the book                  make serve    show it on localhost:$(PORT)"
	@echo "make exercises      only the student notebooks     make class    mark the sample class"
	@echo "make release        the bundle for students        make clean    remove all that was made"
	@echo "make quick          style, types and the library's own tests, in two minutes"
	@echo "make bench          speed, against peers           make bench-markers   markers, 200 seeds"
	@echo "make lint           style and types                make lock     renew the pinned versions"
	@echo "make pdf            the book on paper, by LaTeX"
	@echo "make book PYODIDE=FOLDER     pages that run find numpy and others in this site"

# The environment ---------------------------------------------------------------------------------

# requirements.lock names everything, so that pip need not look for more, and three can each take a
# part: mostly they wait for the network. Python compiles what it loads, when it does: most of what
# is here nobody loads. But a sandbox cannot keep what it compiles. An environment that another Python
# has made is made anew: of two Pythons it would have a part each.
IN_A_SANDBOX := dpedu.grading.judging.judge, dpedu.grading.judging.worker, matplotlib.pyplot, pandas, sympy
$(VENV)/.made: requirements.lock pyproject.toml
	$(call say,Setting up $(VENV) with the versions of requirements.lock)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed; $$($(PYTHON) --version) was found. Try: make PYTHON=python3.12"; exit 1; }
	@which='import sys; print(sys.version, sys.base_prefix)'; \
	  [ "$$($(BIN)/python -c "$$which" 2>/dev/null)" = "$$($(PYTHON) -c "$$which")" ] || rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python's venv module is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@awk '/^[a-z]/ { n++ } { print > "$(VENV)/part-" n % 3 }' requirements.lock
	@installing= failed=; for part in $(VENV)/part-?; do \
	  { $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off --require-hashes \
	    --no-deps --no-compile -r $$part >$$part.log 2>&1 || { tail -n 20 $$part.log; exit 1; }; } & \
	  installing="$$installing $$!"; \
	done; \
	while kill -0 $$installing 2>/dev/null; do \
	  printf '\r  %s of %s packages found' "$$(cat $(VENV)/part-?.log | grep -cE '^(Collecting|Processing|Requirement)')" "$$(grep -c '==' requirements.lock)"; sleep 2; \
	done; echo; \
	for one in $$installing; do wait $$one || failed=yes; done; [ -z "$$failed" ]
	@$(BIN)/python -m pip install --disable-pip-version-check -q --no-deps --no-build-isolation -e .
	@$(BIN)/python -m pip --disable-pip-version-check check
	@$(BIN)/python -c 'import $(IN_A_SANDBOX)'
	@touch $@

# The course --------------------------------------------------------------------------------------

# The book and the class have nothing to do with each other, and a machine has two cores at least.
course: $(STAMPS)/exercises
	@$(MAKE) --no-print-directory -j2 $(STAMPS)/book $(STAMPS)/class
	$(call say,The course is ready)
	@echo "The book               $(BUILD)/html/index.html          open it in a browser, or: make serve"
	@echo "Student notebooks      exercises/                       open them: $(BIN)/jupyter lab exercises"
	@echo "Feedback for students  $(SAMPLE)/feedback/   one HTML file a submission"
	@echo "Marks                  $(SAMPLE)/marks.csv   open it in a spreadsheet"
	@echo "Reports for you        $(SAMPLE)/report/     one HTML file an assignment"
	@echo "Gradebook              DPEDU_CLASS=$(SAMPLE) $(BIN)/jupyter lab     menu Nbgrader, Formgrader"
	@echo "These are the sample class's. A class of yours lives in $(BUILD)/course: see README.md."

# Pages that run load numpy and others from Pyodide's public distribution, or, with
# PYODIDE=FOLDER, from a downloaded one that the site then holds. What is given on the command line
# make hands on; it must not stand empty in the environment, where mypy asks whether it stands.
# A site made with a folder is made anew without it when the folder is no longer named.
book: $(STAMPS)/book
$(STAMPS)/book: $(VENV)/.made $(BOOK) $(LIBRARY) $(if $(PYODIDE)$(wildcard $(STAMPS)/pyodide),always)
	$(call say,Building the book: every cell runs)
	@mkdir -p $(STAMPS)
	@$(if $(PYODIDE),touch $(STAMPS)/pyodide,:)
	@$(BIN)/jupyter-book build . -W -n --keep-going
	@$(if $(PYODIDE),:,rm -f $(STAMPS)/pyodide)
	@touch $@

# Not part of the course: TeX is large. Each file that is needed, and Debian's package that has it.
TEX := xelatex:texlive-xetex latexmk:latexmk unicode-math.sty:texlive-latex-recommended \
  changepage.sty:texlive-latex-extra pict2e.sty:texlive-pictures latinmodern-math.otf:fonts-lmodern \
  pzdr.tfm:texlive-fonts-recommended \
  FreeSerif.otf:fonts-freefont-otf DejaVuSansMono.ttf:fonts-dejavu-core DejaVuSansMono-Oblique.ttf:fonts-dejavu-extra

# LaTeX begins anew: what a run that failed has left would make the next one fail too.
pdf: $(VENV)/.made
	$(call say,The book on paper)
	@missing=; for pair in $(TEX); do file=$${pair%%:*}; \
	  command -v $$file >/dev/null || kpsewhich $$file >/dev/null 2>&1 || fc-list 2>/dev/null | grep -q "/$$file:" || \
	  missing="$$missing $${pair##*:}"; done; \
	  [ -z "$$missing" ] || { echo "Missing. On Debian: apt-get install --no-install-recommends$$missing"; exit 1; }
	@rm -rf $(BUILD)/latex
	@$(BIN)/jupyter-book build . --builder latex
	@$(MAKE) -C $(BUILD)/latex LATEXMKOPTS="-interaction=nonstopmode -halt-on-error -silent" dpedu.pdf
	@cp $(BUILD)/latex/dpedu.pdf $(BUILD)/dpedu.pdf
	@echo "The book is $(BUILD)/dpedu.pdf"

exercises: $(STAMPS)/exercises
$(STAMPS)/exercises: $(VENV)/.made $(SOLUTIONS)
	$(call say,Making the student notebooks)
	@mkdir -p $(STAMPS)
	@$(BIN)/dpedu exercises
	@touch $@

class: $(STAMPS)/class
$(STAMPS)/class: $(STAMPS)/exercises $(CLASS) $(LIBRARY)
	$(call say,Marking a sample class)
	@$(BIN)/python tests/classroom/sample_class.py
	@DPEDU_CLASS=$(SAMPLE) $(BIN)/dpedu mark --timeout 10 $$(command -v bwrap >/dev/null || echo --no-sandbox)
	@touch $@

release: $(STAMPS)/book $(STAMPS)/exercises
	$(call say,Making the bundle for students)
	@$(BIN)/python tools/release.py

serve: $(STAMPS)/book
	$(call say,The book is at http://localhost:$(PORT): stop with Ctrl-C)
	@$(BIN)/python -m http.server $(PORT) --bind localhost --directory $(BUILD)/html

# Checks ------------------------------------------------------------------------------------------

lint: $(VENV)/.made
	$(call say,Style and types)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

# Style and types are looked at while tests run.
test: $(VENV)/.made
	@$(MAKE) --no-print-directory -j2 lint pytest

# While you work: what needs no built book, no marked class and no million rows.
SLOW := book classroom exercises grading markers
quick: $(VENV)/.made
	@$(MAKE) --no-print-directory -j2 lint pytest \
	  TESTS="dpedu tests $(SLOW:%=--ignore tests/%) --ignore-glob '*_size.py'"

# Each process takes a part of the files, and from another's when it has none left. There are more
# processes than a machine of two cores can run, for many tests wait for something.
# Nothing is made first: tests build the book while others run, and compare the student notebooks
# that are here with those that solutions make.
pytest: $(VENV)/.made
	$(call say,Tests$(if $(TESTS),,; one of them builds the book))
	@$(BIN)/python -m pytest -n 3 --dist worksteal $(TESTS)

bench: $(VENV)/.made
	$(call say,Speed against peers)
	@$(BIN)/python -m benchmarks

bench-markers: $(VENV)/.made
	$(call say,Every marker against 200 seeds)
	@$(BIN)/python -m tests.markers --seeds 200

# Upkeep ------------------------------------------------------------------------------------------

lock:
	$(call say,Renewing requirements.lock: versions and hashes, no addresses)
	@$(PYTHON) -m venv $(BUILD)/lock && $(BUILD)/lock/bin/python -m pip install -q uv
	@$(BUILD)/lock/bin/uv lock --upgrade
	@$(BUILD)/lock/bin/uv export -q --extra test --no-emit-project --format requirements-txt --no-header -o requirements.lock

# $(BUILD)/course is a real class, unless it holds nothing but nbgrader's messages.
clean:
	$(call say,Removing $(BUILD) and $(VENV))
	@rm -rf $(VENV) book/reference
	@if [ -d $(BUILD) ]; then find $(BUILD) -mindepth 1 -maxdepth 1 -not -name course -exec rm -rf {} +; fi
	@if [ -d $(BUILD)/course ] && [ -z "$$(ls -A $(BUILD)/course | grep -v '^nbgrader.log$$')" ]; then rm -rf $(BUILD)/course; fi
	@if [ -d $(BUILD)/course ]; then echo "Kept: $(BUILD)/course, your class"; else rm -rf $(BUILD); fi
