# The variance is kept for the next call by the two steps, whatever T and epsilon are
# Witness: called for T = 3 before T = 8; (change_variance(1, 3, 3, 1.0), change_variance(1, 3, 8, 1.0))[1] gives 24.0, right is 96.0
_kept = {}


def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    if (before, after) not in _kept:
        _kept[before, after] = 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
    return _kept[before, after]
