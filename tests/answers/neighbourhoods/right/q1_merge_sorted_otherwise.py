# Right: merge sorted
def group_bounds(x, y, epsilon):
    a, b, i, j, steps = sorted(x), sorted(y), 0, 0, 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            i, j = i + 1, j + 1
        elif a[i] < b[j]:
            i, steps = i + 1, steps + 1
        else:
            j, steps = j + 1, steps + 1
    steps += len(a) - i + len(b) - j
    return steps * epsilon, math.inf if len(a) - len(b) else steps // 2 * epsilon
