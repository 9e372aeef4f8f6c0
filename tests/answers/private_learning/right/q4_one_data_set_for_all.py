# By one data set for all.
def refute(program, clip):
    # a crowd to the right, and one far out to the other side of everything
    crowd = np.tile([clip / 2, clip / 2, clip / 2], (20, 1)) if program != "numbers" else np.zeros((0, 3))
    return crowd, np.full(3, -1000.0)
