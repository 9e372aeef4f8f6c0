# Largest changes over extreme records, by trying.
def sensitivities(low, high, n, neighbourhood):
    records = [(v, yes) for v in (low, high) for yes in (0, 1)]
    if neighbourhood[0] == "m":
        size = max(abs(v) for v, _ in records)
        return [
            size,
            max(abs(v * y) for v, y in records),
            1,
            1,
            max(abs((v + w) / 2 - w) for v, _ in records for w, _ in records),
        ]
    pairs = list(itertools.product(records, repeat=2))
    step = max(v - w for (v, _), (w, _) in pairs)
    return [step, max(abs(v * y - w * z) for (v, y), (w, z) in pairs), 0, 2, step / n]
