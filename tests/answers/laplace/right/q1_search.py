# Tries what one person can do, for each query.
def sensitivities(low, high, n, neighbourhood):
    people = [(v, c) for v in (low, high) for c in (0, 1)]
    nobody = (0, 0)
    if neighbourhood == "edit":
        pairs = [(u, v) for u in people for v in people]
    else:
        pairs = [(nobody, v) for v in people]
    whole = max(abs(u[0] - v[0]) for u, v in pairs)
    those = max(abs(u[0] * u[1] - v[0] * v[1]) for u, v in pairs)
    if neighbourhood == "edit":
        return whole, those, 0, 2, whole / n
    return whole, those, 1, 1, abs((low + high) / 2 - low)
