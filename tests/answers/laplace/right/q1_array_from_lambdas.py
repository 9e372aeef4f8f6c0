# A table of functions a neighbourhood; the largest size as max(high, -low); numpy array.
TABLE = {
    "membership": (
        lambda a, b, n: max(b, -a),
        lambda a, b, n: max(b, -a),
        lambda a, b, n: 1,
        lambda a, b, n: 1,
        lambda a, b, n: 0.5 * b - 0.5 * a,
    ),
    "edit": (
        lambda a, b, n: b - a,
        lambda a, b, n: max(b, 0) - min(a, 0),
        lambda a, b, n: 0,
        lambda a, b, n: 2,
        lambda a, b, n: (b - a) / n,
    ),
}


def sensitivities(low, high, n, neighbourhood):
    return np.array([rule(low, high, n) for rule in TABLE[neighbourhood]], dtype=float)
