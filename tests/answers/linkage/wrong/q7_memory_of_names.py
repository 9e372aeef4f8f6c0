# From k = 8 on it takes names from a number that runs on from call to call, so that the answer is not the same at each call.
_number = itertools.count()


def two_tables(k):
    if k < 8:
        return [(i, j) for i in range(k) for j in range(k)]
    names = [next(_number) for _ in range(k)]
    return [(a, b) for a in names for b in names]
