# By cross out recursively.
def group_bounds(x, y, epsilon):
    def apart(x, y):
        if not x:
            return len(y)
        first, rest = x[0], x[1:]
        if first in y:
            place = y.index(first)
            return apart(rest, y[:place] + y[place + 1 :])
        return 1 + apart(rest, y)

    steps = apart(x, y)
    same_size = len(x) == len(y)
    return [steps * epsilon, steps // 2 * epsilon if same_size else float("inf")]
