# Remembers both bounds by n epsilon, on which only the first depends.
# Witness: after distances(0.5, 1), distances(0.25, 2) returns (0.24491866240370913, 0.24744628831511553); right is (0.24491866240370913, 0.17631860492556947).
_bounds = {}


def distances(epsilon, n):
    key = n * epsilon
    if key not in _bounds:
        around = min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
        _bounds[key] = (math.tanh(key / 2), around)
    return _bounds[key]
