# Sorted merge.
def steps(x, y):
    a, b = sorted(x), sorted(y)
    i = j = k = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            i, j = i + 1, j + 1
        elif a[i] < b[j]:
            i, k = i + 1, k + 1
        else:
            j, k = j + 1, k + 1
    return k + len(a) - i + len(b) - j


def group_bounds(x, y, epsilon):
    k = steps(x, y)
    if len(x) - len(y):
        return np.array([k * epsilon, np.inf])
    return np.array([k, k / 2]) * epsilon
