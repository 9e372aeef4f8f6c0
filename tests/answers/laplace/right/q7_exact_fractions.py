# Uses Fractions until the end and a dataclass for the two ways.
from dataclasses import astuple, dataclass


@dataclass
class Ways:
    direct: float
    histogram: float


def worst_variances(thresholds, epsilon, neighbourhood):
    unit = Fraction(2) / Fraction(epsilon) ** 2
    parts = Ways(unit * thresholds**2, unit * thresholds * 4 ** (neighbourhood == "edit"))
    return tuple(float(part) for part in astuple(parts))
