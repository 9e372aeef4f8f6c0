# Exact ratio.
def _ratio(a, b):
    if a == b:
        return Fraction(1)
    return None if 0 in (a, b) else max(a / b, b / a)


def epsilon_of_coins(first, second):
    s, t = Fraction(first), Fraction(second)
    yes = [(1 - s) * t + s * x for x in (0, 1)]
    ratios = [_ratio(*yes), _ratio(1 - yes[0], 1 - yes[1])]
    return math.inf if None in ratios else math.log(max(ratios))
