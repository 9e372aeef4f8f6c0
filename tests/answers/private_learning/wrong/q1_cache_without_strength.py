# Keeps results in a dictionary whose key has the records but not the strength.
_known = {}


def minimum(records, strength):
    key = tuple(sorted(records))
    if key not in _known:
        n = len(records)
        cands = [1 / r for r in key if r]
        for i in range(n):
            cands.append(sum(key[: i + 1]) / (n * strength))
            cands.append(sum(key[i:]) / (n * strength))
        _known[key] = min(
            cands, key=lambda w: sum(max(0, 1 - r * w) for r in key) / n + strength / 2 * w * w
        )
    return _known[key]
