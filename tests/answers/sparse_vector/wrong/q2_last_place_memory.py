# Results are remembered by the values before the place, without the one at it.
_seen = {}


def chance(values, threshold, place, first, second):
    def below(v, l):
        return sum((p for k, p in enumerate(second) if v + k < l), Fraction(0))

    key = (tuple(sorted(values[:place])), threshold, tuple(first), tuple(second))
    if key not in _seen:
        _seen[key] = [
            w
            * math.prod([below(v, threshold + r) for v in values[:place]])
            * (1 - below(values[place], threshold + r) if place < len(values) else 1)
            for r, w in enumerate(first)
        ]
    return sum(_seen[key])
