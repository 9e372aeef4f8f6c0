# Results are remembered without n. Input: 0, 10, 2, "edit" and then 0, 10, 5, "edit".
_cache = {}


def sensitivities(low, high, n, neighbourhood):
    key = low, high, neighbourhood
    if key not in _cache:
        width, size = high - low, max(abs(low), abs(high))
        if neighbourhood == "membership":
            _cache[key] = size, size, 1, 1, width / 2
        else:
            _cache[key] = width, max(size, width), 0, 2, width / n
    return _cache[key]
