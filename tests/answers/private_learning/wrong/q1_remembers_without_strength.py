# Results are remembered by the records alone; a second call with another strength gets the old weight. Input: [1/2] with 1, then with 2.
_known = {}


def minimum(records, strength):
    key = tuple(sorted(records))
    if key not in _known:
        n = len(records)
        candidates = [1 / r for r in key if r != 0]
        for k in range(n + 1):
            candidates += [sum(key[:k]) / (n * strength), sum(key[k:]) / (n * strength)]

        def risk(w):
            return sum(max(0, 1 - r * w) for r in key) / n + strength / 2 * w**2

        _known[key] = min(candidates, key=risk)
    return _known[key]
