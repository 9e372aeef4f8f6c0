"""The desk: a small server on this machine, for one assignment and one person at a time.

It is reached with a secret that only its first address holds, under no other name than this
machine's own. Its page asks for nothing from elsewhere, and nothing in an answer can act.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import secrets
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler, StaticFileHandler

from dpedu.errors import CannotDo
from dpedu.grading.by_hand.pile import Answer, Changed, Mark, Pile, Question
from dpedu.grading.by_hand.rubric import Remark
from dpedu.grading.course.words import shown
from dpedu.grading.pages.typeset import plain, typeset

PAGE = Path(__file__).parent / "page"
MOST_WORDS = 20_000  # characters of one comment
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Desk:
    """What the page asks for, and what it says."""

    def __init__(self, pile: Pile) -> None:
        self._pile = pile
        self._on_page: dict[str, list[Answer]] = {}  # students are numbers to the page

    def overview(self) -> dict[str, Any]:
        """The questions, their rubrics, and how many answers wait."""
        progress = self._pile.progress()
        questions = list(self._pile.questions.values())
        texts = [
            text
            for each in questions
            for text in (
                each.rubric.reference,
                each.rubric.samples,
                *(one.text for one in each.rubric.criteria),
            )
        ]
        made = iter(typeset(texts))
        return {
            "assignment": self._pile.assignment,
            "questions": [
                {
                    "number": each.number,
                    "title": each.title,
                    "most": each.most,
                    "reference": next(made),
                    "samples": next(made),
                    "criteria": [
                        {"points": one.points, "html": next(made)} for one in each.rubric.criteria
                    ],
                    "waiting": progress[each.number][0],
                    "all": progress[each.number][1],
                }
                for each in questions
            ],
        }

    def question(self, number: str) -> dict[str, Any]:
        """All answers to one question, typeset."""
        question = self._known(number)
        answers = self._pile.answers(question)
        self._on_page[number] = answers
        texts = iter(typeset([shown(each.text) for each in answers if not each.is_code]))
        return {
            "answers": [
                {
                    "who": each.who,
                    "html": plain(shown(each.text)) if each.is_code else next(texts),
                    "pictures": each.pictures,
                    "outputs": [shown(text) for text in each.outputs],
                    "auto": each.auto,
                    **self._told(each.mark),
                }
                for each in answers
            ]
        }

    def mark(self, said: dict[str, Any]) -> dict[str, Any]:
        """Write what the page says of one answer."""
        question = self._known(said.get("number"))
        answers, place = self._on_page.get(question.number, []), said.get("answer")
        if type(place) is not int or not 0 <= place < len(answers):
            raise CannotDo("there is no such answer: load the page again")
        met, words, score = said.get("met"), said.get("words"), said.get("score")
        if met is not None and (type(met) is not list or any(type(n) is not int for n in met)):
            raise CannotDo("criteria are numbers")
        if type(words) is not str or len(words) > MOST_WORDS:
            raise CannotDo(f"a comment has at most {MOST_WORDS} characters")
        if score is not None and type(score) not in (int, float):
            raise CannotDo("points are a number")
        remark = Remark(None if met is None else frozenset(met), words)
        version = str(said.get("version"))
        student = answers[place].student
        return self._told(self._pile.mark(question, student, remark, score, version))

    def _known(self, number: object) -> Question:
        if type(number) is not str or number not in self._pile.questions:
            raise CannotDo("there is no such question")
        return self._pile.questions[number]

    def _told(self, mark: Mark) -> dict[str, Any]:
        remark = self._pile.remark(mark)
        return {
            "score": mark.score,
            "met": None if remark.met is None else sorted(remark.met),
            "words": remark.words,
            "waits": mark.waits,
            "version": mark.version,
        }


class _Guarded(RequestHandler):
    """Nobody but whoever has the first address, from this machine's own pages."""

    def initialize(self, secret: str, names: set[str], desk: Desk | None = None) -> None:
        self._secret, self._names, self.desk = secret, names, desk

    def set_default_headers(self) -> None:
        self.set_header("Content-Security-Policy", _POLICY)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("Cache-Control", "no-store")

    def prepare(self) -> None:
        own_name = self.request.host in self._names  # and no other that leads here
        known = hmac.compare_digest(self.get_cookie(self.cookie, ""), self._secret)
        ours = self.request.method == "GET" or self.request.headers.get("X-Desk") == "1"
        if not (own_name and known and ours):
            self.send_error(403)

    @property
    def cookie(self) -> str:
        """Its name holds the port, for browsers give all ports of a machine the same cookies."""
        return f"desk-{self.request.host.rpartition(':')[2]}"

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        self.finish("Open the address that `dpedu read` has printed.\n")

    async def answer(self, ask: Callable[[], Any]) -> None:
        """Answer with what a slow question gives, or with why not."""
        try:
            said = await asyncio.get_running_loop().run_in_executor(None, ask)
        except Changed as reason:
            self.set_status(409)
            said = {"error": str(reason)}
        except CannotDo as reason:
            self.set_status(400)
            said = {"error": str(reason)}
        self.set_header("Content-Type", "application/json")
        self.finish(json.dumps(said))


class _Enter(_Guarded):
    """The first address: it gives the secret to this browser and leads to the page."""

    def prepare(self) -> None:
        if self.request.host not in self._names:
            self.send_error(403)

    def get(self, secret: str) -> None:
        if not hmac.compare_digest(secret, self._secret):
            self.send_error(403)
            return
        self.set_cookie(self.cookie, self._secret, httponly=True, samesite="Strict", path="/")
        self.redirect("/")


class _Overview(_Guarded):
    async def get(self) -> None:
        assert self.desk is not None
        await self.answer(self.desk.overview)


class _Answers(_Guarded):
    async def get(self) -> None:
        assert self.desk is not None
        desk, number = self.desk, self.get_query_argument("number")
        await self.answer(lambda: desk.question(number))


class _Mark(_Guarded):
    async def put(self) -> None:
        assert self.desk is not None
        desk = self.desk
        try:
            said = json.loads(self.request.body)
        except ValueError:
            said = None
        if type(said) is not dict:
            self.set_status(400)
            self.finish('{"error": "not understood"}')
            return
        await self.answer(lambda: desk.mark(said))


class _File(_Guarded, StaticFileHandler):
    """The page's own files."""

    def initialize(self, secret: str, names: set[str]) -> None:  # type: ignore[override]
        _Guarded.initialize(self, secret, names)
        StaticFileHandler.initialize(self, str(PAGE), "desk.html")


def application(pile: Pile, secret: str, port: int) -> Application:
    """The server's addresses."""
    guard = {"secret": secret, "names": {f"127.0.0.1:{port}", f"localhost:{port}"}}
    served = guard | {"desk": Desk(pile)}
    return Application(
        [
            (r"/enter/([\w-]+)", _Enter, guard),
            (r"/questions", _Overview, served),
            (r"/answers", _Answers, served),
            (r"/mark", _Mark, served),
            (r"/(desk\.js|desk\.css|)", _File, guard),
        ],
        log_function=lambda handler: None,
    )


def serve(pile: Pile, say: Callable[[str], None], *, port: int = 0, browser: bool = True) -> None:
    """Serve the desk until somebody presses Ctrl-C."""

    async def run() -> None:
        try:
            sockets = bind_sockets(port, "127.0.0.1")
        except OSError as error:
            raise CannotDo(f"port {port} cannot be used: {error.strerror}") from None
        secret, chosen = secrets.token_urlsafe(24), sockets[0].getsockname()[1]
        server = HTTPServer(application(pile, secret, chosen), max_body_size=1 << 20)
        server.add_sockets(sockets)
        address = f"http://127.0.0.1:{chosen}/enter/{secret}"
        say(f"Read and mark here: {address}")
        say("Marks are saved as you type. Stop with Ctrl-C.")
        if browser:
            webbrowser.open(address)
        await asyncio.Event().wait()

    asyncio.run(run())
