# By merge of sorted.
def group_bounds(x, y, epsilon):
    # as one merges two sorted piles
    x, y, i, j, steps = sorted(x), sorted(y), 0, 0, 0
    while i < len(x) and j < len(y):
        if x[i] == y[j]:
            i, j = i + 1, j + 1
        else:
            steps += 1
            i, j = (i + 1, j) if x[i] < y[j] else (i, j + 1)
    steps += len(x) - i + len(y) - j
    return np.array([steps * epsilon, steps / 2 * epsilon if len(x) == len(y) else np.inf])
