# Remembers results by before, after and epsilon, and forgets steps: (4, 6, 64, 1.0) after (4, 6, 8, 1.0) is wrong.
_changes = {}


def change_variance(before, after, steps, epsilon):
    """The variance of the tree's answer at step `after`, less that at step `before`."""

    def boxes(t):
        start, found = 0, set()
        for k in range(t.bit_length() - 1, -1, -1):
            if t >> k & 1:
                found.add((start + 1, start + 2**k))
                start += 2**k
        return found

    key = before, after, epsilon
    if key not in _changes:
        _changes[key] = 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
    return _changes[key]
