# A vertex that lies exactly on a kink is neither inside an interval nor a change of sign. Input: [1], strength 1: right is 1, it says 0.
def minimum(records, strength):
    n = len(records)

    def slope(w, side):
        pull = sum(r for r in records if r * w < 1 or (r * w == 1 and side * r < 0))
        return -Fraction(pull) / n + strength * w

    kinks = sorted({1 / r for r in records if r})
    for k in kinks:
        if slope(k, -1) < 0 < slope(k, 1):
            return k
    edges = [None, *kinks, None]
    for low, high in zip(edges, edges[1:]):
        if low is None and high is None:
            middle = Fraction(0)
        elif low is None:
            middle = high - 1
        elif high is None:
            middle = low + 1
        else:
            middle = (low + high) / 2
        w = sum((r for r in records if r * middle < 1), Fraction(0)) / (n * strength)
        if (low is None or low < w) and (high is None or w < high):
            return w
    return Fraction(0)
