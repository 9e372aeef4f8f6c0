# Remembers the deviation by yes and n, though it is stretched by p too.
# Witness: after interval(36, 100, 0.25, 2), interval(36, 100, 0.1, 2) returns (0.133, 0.517); right is (0.205, 0.44499999999999995).
_deviation = {}

def interval(yes, n, p, z):
    share = yes / n
    if (yes, n) not in _deviation:
        _deviation[yes, n] = math.sqrt(share * (1 - share) / n) / (1 - 2 * p)
    half = z * _deviation[yes, n]
    centre = (share - p) / (1 - 2 * p)
    return centre - half, centre + half
