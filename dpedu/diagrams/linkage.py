"""Two tables and what they share."""

from __future__ import annotations

from dpedu.diagrams.drawing import Circle, Diagram, Label

__all__ = ["linkage_circles"]


def linkage_circles() -> Diagram:
    """The columns of a hospital's table, of a voter register, and those that both have."""
    return Diagram(
        "Two tables that share three columns",
        "Two overlapping circles. In the left one, the hospital: ethnicity, date, diagnosis, "
        "procedure, medication, charge. In the right one, the voter register: name, address, "
        "registration, party, last vote. In the overlap: postcode, birth date, sex.",
        420,
        270,
        (
            Circle(140, 150, 115, colour="blue"),
            Circle(280, 150, 115, colour="orange"),
            Label(100, 17, "hospital", bold=True),
            Label(320, 17, "voter register", bold=True),
            Label(95, 150, "ethnicity\ndate\ndiagnosis\nprocedure\nmedication\ncharge"),
            Label(210, 150, "postcode\nbirth date\nsex", bold=True),
            Label(327, 150, "name\naddress\nregistration\nparty\nlast vote"),
        ),
    )
