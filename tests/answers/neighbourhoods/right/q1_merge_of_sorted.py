# Both tuples sorted and merged recursively.
def _steps(a, b):
    if not a or not b:
        return len(a) + len(b)
    if a[0] == b[0]:
        return _steps(a[1:], b[1:])
    if a[0] < b[0]:
        return 1 + _steps(a[1:], b)
    return 1 + _steps(a, b[1:])


def group_bounds(x, y, epsilon):
    d = _steps(sorted(x), sorted(y))
    return np.array([d * epsilon, d // 2 * epsilon if len(x) == len(y) else np.inf])
