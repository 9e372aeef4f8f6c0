# For an even k above 2 it puts two grids of k/2 side by side, each with its own classes: only k/2 in a class.
def two_tables(k):
    if k % 2 or k == 2:
        return [(i, j) for i in range(k) for j in range(k)]
    h = k // 2
    return [(g * h + i, g * h + j) for g in range(4) for i in range(h) for j in range(h)]
