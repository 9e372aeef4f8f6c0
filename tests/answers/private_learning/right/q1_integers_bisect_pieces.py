# Everything is scaled to integers, and the piece of the parabola is found by bisection over the sorted kinks.
from bisect import bisect_left


def minimum(records, strength):
    n = len(records)
    common = math.lcm(*(r.denominator for r in records))
    whole = sorted(r.numerator * (common // r.denominator) for r in records)
    p, q = strength.numerator, strength.denominator
    # stationary point of a pull of s / common:  s * q / (common * n * p)
    flip = sum(whole) < 0
    if flip:
        whole = [-a for a in reversed(whole)]
    positive = [a for a in reversed(whole) if a > 0]  # kinks common / a ascend
    total = sum(whole)

    def rises_after(k):
        """Is the slope just after kink k (0-based) at least 0?"""
        rest = total - sum(positive[: k + 1])
        return common * common * n * p >= rest * q * positive[k]

    k = bisect_left(range(len(positive)), True, key=rises_after)
    rest = total - sum(positive[:k])
    w = Fraction(rest * q, common * n * p)
    if k < len(positive):
        w = min(w, Fraction(common, positive[k]))
    return -w if flip else w
