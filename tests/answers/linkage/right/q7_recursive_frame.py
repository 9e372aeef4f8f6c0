# The grid for k - 1 and a frame of 2k - 1 people around it.
def two_tables(k):
    if k == 0:
        return []
    last = k - 1
    frame = [(last, j) for j in range(last)] + [(i, last) for i in range(last)] + [(last, last)]
    return two_tables(last) + frame
