# The one piece or kink where the slope changes its sign
def minimum(records, strength):
    n = len(records)
    kinks = sorted({1 / r for r in records if r})

    def left(w):
        return (
            strength * w
            - sum((r for r in records if r * w < 1 or r * w == 1 and r > 0), Fraction(0)) / n
        )

    def right(w):
        return (
            strength * w
            - sum((r for r in records if r * w < 1 or r * w == 1 and r < 0), Fraction(0)) / n
        )

    for w in kinks:
        if left(w) <= 0 <= right(w):
            return w
    ends = [None, *kinks, None]
    for a, b in zip(ends, ends[1:]):
        if a is None and b is None:
            inside = Fraction(0)
        elif a is None:
            inside = b - 1
        elif b is None:
            inside = a + 1
        else:
            inside = (a + b) / 2
        w = sum((r for r in records if r * inside < 1), Fraction(0)) / (n * strength)
        if (a is None or a < w) and (b is None or w < b):
            return w
