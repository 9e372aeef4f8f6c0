# The refusals as a cube of n dimensions; the first axis along which it changes.
def refusal_leak(refuses, n):
    cube = np.zeros((2,) * n, dtype=int)
    for x in np.ndindex(cube.shape):
        cube[x] = 1 if refuses(tuple(int(b) for b in x)) else 0
    for axis in range(n):
        where = np.argwhere(np.diff(cube, axis=axis) != 0)
        if len(where):
            x, y = where[0].copy(), where[0].copy()
            y[axis] = 1
            return x, y
    return None
