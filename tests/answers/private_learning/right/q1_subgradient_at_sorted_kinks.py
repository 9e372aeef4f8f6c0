# Finds the first kink whose right-hand slope is not negative; then the minimum is there or in the piece before.
class Risk:
    def __init__(self, records, strength):
        self.rs, self.lam = tuple(records), strength

    def pull(self, w, side):
        """The sum of the records that pull just to the left (-1) or to the right (1) of w."""
        total = Fraction(0)
        for r in self.rs:
            margin = r * w
            if margin < 1 or (margin == 1 and r * side < 0):
                total += r
        return total

    def slope(self, w, side):
        return self.lam * w - self.pull(w, side) / len(self.rs)


def minimum(records, strength):
    risk = Risk(records, strength)
    kinks = sorted({1 / r for r in records if r})
    for kink in kinks:
        if risk.slope(kink, 1) >= 0:
            if risk.slope(kink, -1) <= 0:
                return kink
            return risk.pull(kink, -1) / (len(records) * strength)
    pull = risk.pull(kinks[-1], 1) if kinks else Fraction(0)
    return pull / (len(records) * strength)
