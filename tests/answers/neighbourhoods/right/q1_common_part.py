# Common part.
def in_common(x, y):
    return sum((Counter(x) & Counter(y)).values())


def group_bounds(x, y, epsilon):
    same = in_common(x, y)
    member = (len(x) - same) + (len(y) - same)
    if len(x) != len(y):
        return np.array([member * epsilon, np.inf])
    return np.array([member * epsilon, (len(x) - same) * epsilon])
