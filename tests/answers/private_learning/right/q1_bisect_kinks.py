# A binary search over the sorted kinks for the sign of the slope, then the vertex of the parabola found, held between its kinks.
import bisect


class Hinges:
    def __init__(self, rows, lam):
        self.rows, self.lam, self.n = tuple(rows), lam, len(rows)

    def slope_right(self, w):
        return (
            self.lam * w
            - sum((r for r in self.rows if r * w < 1 or (r * w == 1 and r < 0)), Fraction())
            / self.n
        )


def minimum(records, strength):
    h = Hinges(records, strength)
    kinks = sorted(set(1 / r for r in records if r != 0))
    at = bisect.bisect_left(kinks, True, key=lambda k: h.slope_right(k) >= 0)
    low = kinks[at - 1] if at else None
    high = kinks[at] if at < len(kinks) else None
    if low is None and high is None:
        return Fraction(0)
    inside = low + 1 if high is None else high - 1 if low is None else (low + high) / 2
    w = sum((r for r in records if r * inside < 1), Fraction()) / (h.n * strength)
    if high is not None and w > high:
        w = high
    if low is not None and w < low:
        w = low
    return w
