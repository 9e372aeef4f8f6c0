# It repeats "who pulls now?" and, when that goes in circles, returns the kink of the largest record, not the one between. Input: [5/7, 1], strength 1/20: 7/5.
def minimum(records, strength):
    n = len(records)
    w = Fraction(0)
    for _ in range(50):
        new = sum((r for r in records if r * w < 1), Fraction(0)) / (n * strength)
        if new == w:
            return w
        old, w = w, (w + new) / 2 if _ % 2 else new
    passed = [1 / r for r in records if r != 0 and min(old, w) <= 1 / r <= max(old, w)]
    trial = [sum((r for r in records if r * k <= 1), Fraction(0)) / (n * strength) for k in passed]
    for k, t in zip(passed, trial):
        if t * k > 0 and abs(t) < abs(k):
            return t
    return min(passed, key=abs) if passed else w
