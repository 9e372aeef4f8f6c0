# Another way: search.
def _gap(triple):
    answer, value, other = triple
    return abs((value - answer) ** 2 - (other - answer) ** 2)


def worst_case(top, change):
    """The worst case is at a corner: try all."""
    places = (0.0, float(change), float(top - change), float(top))
    corners = [
        c for c in itertools.product(places, repeat=3) if abs(c[1] - c[2]) <= change * (1 + 1e-12)
    ]
    return np.array(max(corners, key=_gap))
